import fc from 'fast-check';
import { emptyDraft, type CheckoutAddress } from '@/lib/domain/checkout';
import { orderLinks } from '@/lib/domain/order-links';
import type { OrderRequest } from '@/lib/domain/order-request';
import { words } from '@/lib/domain/order-words-fixture';

const nobody = { whatsapp: '', telegram: '', email: '' };
const cartLink = 'https://minato.example/Cart?items=2.1';
const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: 1_795_338_000_000,
  lines: [{ id: 2, name: 'Tea & 茶', qty: 1, unitCents: 5000 }],
  draft: { ...emptyDraft, notes: '1 + 1' },
  sentBy: [],
};
const linksOf = (changes: Partial<OrderRequest> = {}, merchant = nobody, link = cartLink) =>
  orderLinks({ ...request, ...changes }, link, words, merchant);
const paramOf = (href: string, name: string) => new URL(href).searchParams.get(name) ?? '';

const text =
  'Order%20request%20261122-K7QF%0A%0A1%20x%20Tea%20%26%20%E8%8C%B6%20at%20%2450.00%20%3D%20%2450.00%0A%0ASubtotal%3A%20%2450.00%0AShipping%3A%20Free%0ATax%3A%20%242.50%0ATotal%3A%20%2452.50%0A%0APayment%3A%20Card%0A%0ANotes%3A%201%20%2B%201';
const link = 'https%3A%2F%2Fminato.example%2FCart%3Fitems%3D2.1';

test('A-70 without an account of the merchant the apps ask whom to send to', () => {
  expect(linksOf()).toEqual({
    whatsapp: { href: `https://wa.me/?text=${text}%0A%0ACart%3A%20${link}`, isTruncated: false },
    telegram: { href: `https://t.me/share/url?url=${link}&text=${text}`, isTruncated: false },
    email: {
      href: `mailto:?subject=Order%20request%20261122-K7QF&body=${text.replaceAll('%0A', '%0D%0A')}%0D%0A%0D%0ACart%3A%20${link}`,
      isTruncated: false,
    },
  });
});

test('A-70 with accounts they open at the merchant', () => {
  const links = linksOf({}, { whatsapp: '85500000000', telegram: 'minato', email: 'a@minato.example' });
  expect(links.whatsapp.href).toMatch(/^https:\/\/wa\.me\/85500000000\?text=Order%20/);
  expect(links.telegram.href).toMatch(/^https:\/\/t\.me\/minato\?text=Order%20.*items%3D2\.1$/);
  expect(links.email.href).toMatch(/^mailto:a@minato\.example\?subject=Order%20request%20261122-K7QF&body=/);
});

test('A-70 any text arrives whole in every link, half characters replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', ''), (typed, half) => {
      const notes = `x${typed}${half}x`;
      const links = linksOf({ draft: { ...emptyDraft, notes } });
      expect(paramOf(links.whatsapp.href, 'text')).toContain(
        `Notes: ${notes.replace(/\p{Surrogate}/gu, '\ufffd')}\n\nCart: `,
      );
      expect(links.email.href).not.toContain('+');
    }),
  );
});

const thirty = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `Ceremonial Uji Matcha Powder for Guests, number ${index + 1}`,
  qty: 12,
  unitCents: 2565,
}));
const longLink = `https://minato.example/Cart?items=${thirty.map(({ id }) => `${id}.12`).join('-')}`;
const billing = { ...emptyDraft.billing, firstName: 'Sok', street: '12 Street 240', city: 'Phnom Penh' };

test('F-161 thirty products: fewer are listed, the others counted; who, where, total and link stay', () => {
  const links = linksOf({ lines: thirty, draft: { ...emptyDraft, billing } }, nobody, longLink);
  expect(links.whatsapp.href.length).toBeLessThan(3500);
  expect(links.telegram.href.length).toBeLessThan(3500);
  expect(links.email.href.length).toBeLessThan(2000);
  expect(links.whatsapp.href.length).toBeGreaterThan(3300);
  for (const { href, isTruncated } of Object.values(links)) {
    expect(isTruncated).toBe(true);
    const told = decodeURIComponent(href);
    expect(told).toMatch(/and \d+ more\r?\n\r?\nSubtotal: \$9,234\.00/);
    expect(told).toContain('Phnom Penh');
    expect(told).toContain(longLink);
  }
});

test.each([
  ['Khmer', 'ខ្មែ'],
  ['emoji', '👍🏽'],
  ['signs that are encoded', '&'],
])('F-161 every field filled with 10,000 %s: cut between characters, the link kept', (_, sign) => {
  const field = sign.repeat(10_000);
  const address: CheckoutAddress = {
    firstName: field,
    lastName: field,
    company: field,
    country: field,
    street: field,
    city: field,
    state: field,
    phone: field,
    email: field,
  };
  const shipping = { ...address, city: 'Kep' };
  const draft = {
    ...emptyDraft,
    billing: address,
    shipping,
    shipsElsewhere: true,
    notes: field,
    coupon: field,
  };
  const links = linksOf({ lines: thirty, draft }, nobody, longLink);
  expect(links.whatsapp.href.length).toBeLessThan(3500);
  expect(links.telegram.href.length).toBeLessThan(3500);
  expect(links.email.href.length).toBeLessThan(2000);
  const told = paramOf(links.whatsapp.href, 'text');
  expect(told).toMatch(/\(cut\)\n\nCart: https:\/\/minato\.example\/Cart\?items=1\.12-.*-30\.12$/);
  expect(told).toContain('and 30 more');
  expect(told).toMatch(new RegExp(`(?:${sign}|[\\s…:]|From|Coupon)… \\(cut\\)`, 'u'));
  expect(paramOf(links.telegram.href, 'url')).toBe(longLink);
  expect(paramOf(links.telegram.href, 'text')).toMatch(/\(cut\)$/);
});

test('A-70 F-161 a url stays under the limit: what would reach it is cut', () => {
  const hrefOf = (length: number) =>
    linksOf({ draft: { ...emptyDraft, notes: 'x' } }, nobody, `https://minato.example/${'a'.repeat(length)}`)
      .whatsapp;
  const rest = 3499 - hrefOf(0).href.length;
  expect(hrefOf(rest)).toEqual({ href: expect.stringMatching(/^.{3499}$/), isTruncated: false });
  expect(hrefOf(rest + 1).isTruncated).toBe(true);
});

test('F-161 a link that is too long by itself is kept all the same', () => {
  const endless = `https://minato.example/Cart?items=${'999999.9999-'.repeat(400)}1`;
  const { href, isTruncated } = linksOf({}, nobody, endless).whatsapp;
  expect(isTruncated).toBe(true);
  expect(paramOf(href, 'text')).toBe(`… (cut)\n\nCart: ${endless}`);
});
