import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import { billing, request, words } from '@/lib/domain/order-fixture';
import { channelsOf, orderLinks } from '@/lib/domain/order-links';
import type { OrderRequest } from '@/lib/domain/order-request';
import { anyCharacter } from '@/scripts/testing/properties';

const noMerchant = { whatsapp: '', telegram: '', email: '' };
const linksOf = (
  changes: Partial<OrderRequest>,
  link = 'https://minato.example/Cart',
  merchant = noMerchant,
) => orderLinks({ ...request, ...changes }, link, words, merchant);
const paramOf = (href: string, name: string) => new URL(href).searchParams.get(name) ?? '';

const tea = {
  lines: [{ id: 2, name: 'Tea & 茶', qty: 1, unitCents: 5000 }],
  draft: { ...emptyDraft, notes: '1 + 1' },
};
const encodedText =
  'Order%20request%20261122-K7QF%0A%0A1%20x%20Tea%20%26%20%E8%8C%B6%20at%20%2450.00%20%3D%20%2450.00%0A%0ASubtotal%3A%20%2450.00%0AShipping%3A%20Free%0ATax%3A%20%242.50%0ATotal%3A%20%2452.50%0A%0APayment%3A%20Card%0A%0ANotes%3A%201%20%2B%201';
const encodedLink = 'https%3A%2F%2Fminato.example%2FCart';

test('A-70 without accounts of the merchant, the apps ask for the recipient', () => {
  const body = `${encodedText}%0A%0ACart%3A%20${encodedLink}`.replaceAll('%0A', '%0D%0A');
  expect(linksOf(tea)).toEqual({
    whatsapp: {
      href: `https://wa.me/?text=${encodedText}%0A%0ACart%3A%20${encodedLink}`,
      isTruncated: false,
    },
    telegram: { href: `https://t.me/share/url?url=${encodedLink}&text=${encodedText}`, isTruncated: false },
    email: { href: `mailto:?subject=Order%20request%20261122-K7QF&body=${body}`, isTruncated: false },
  });
});

test('A-70 with accounts of the merchant, the apps open with the merchant as recipient', () => {
  const merchant = { whatsapp: '85500000000', telegram: 'minato', email: 'a@minato.example' };
  const { whatsapp, telegram, email } = linksOf(tea, undefined, merchant);
  const textWithLink = `${encodedText}%0A%0ACart%3A%20${encodedLink}`;
  expect(whatsapp.href).toBe(`https://wa.me/85500000000?text=${textWithLink}`);
  expect(telegram.href).toBe(`https://t.me/minato?text=${textWithLink}`);
  expect(email.href).toMatch(/^mailto:a@minato\.example\?subject=Order%20request%20261122-K7QF&body=Order/);
});

test('A-70 any text arrives complete, with lone surrogates replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom('\ud800', ''), (typed, surrogate) => {
      const notes = `x${typed}${surrogate}x`;
      const { whatsapp, email } = linksOf({ draft: { ...emptyDraft, notes } });
      const arrived = notes.replace(/\p{Surrogate}/gu, '\ufffd');
      expect(paramOf(whatsapp.href, 'text')).toContain(`Notes: ${arrived}\n\nCart: `);
      expect(email.href).not.toContain('+');
    }),
  );
});

const thirtyLines = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `Ceremonial Uji Matcha Powder for Guests, number ${index + 1}`,
  qty: 12,
  unitCents: 2565,
}));
const longLink = `https://minato.example/Cart?items=${thirtyLines.map(({ id }) => `${id}.12`).join('-')}`;

function expectLimits({ whatsapp, telegram, email }: ReturnType<typeof linksOf>): void {
  expect(whatsapp.href.length).toBeLessThan(3500);
  expect(telegram.href.length).toBeLessThan(3500);
  expect(email.href.length).toBeLessThan(2000);
}

test('F-161 of thirty products some are listed and the others counted, and address, total and link stay', () => {
  const links = linksOf({ lines: thirtyLines, draft: { ...emptyDraft, billing } }, longLink);
  expectLimits(links);
  expect(links.whatsapp.href.length).toBeGreaterThan(3300);
  for (const { href, isTruncated } of Object.values(links)) {
    expect(isTruncated).toBe(true);
    const sent = decodeURIComponent(href);
    expect(sent).toMatch(/and \d+ more\r?\n\r?\nSubtotal: \$9,234\.00/);
    expect(sent).toContain('Phnom Penh');
    expect(sent).toContain(longLink);
  }
});

test.each([
  ['Khmer characters', 'ខ្មែ'],
  ['emoji', '👍🏽'],
  ['characters that are encoded', '&'],
])('F-161 10,000 %s in every field are cut between characters, and the link stays', (_, character) => {
  const field = character.repeat(10_000);
  const address = { ...billing, firstName: field, company: field, street: field, city: field };
  const draft = { ...emptyDraft, billing: address, notes: field, coupon: field };
  const links = linksOf({ lines: thirtyLines, draft }, longLink);
  expectLimits(links);
  const sent = paramOf(links.whatsapp.href, 'text');
  expect(sent).toContain('and 30 more');
  // The text ends after a whole character, or between two parts of the message.
  expect(sent).toMatch(new RegExp(`(?:${character}|[\\s…:]|From|Coupon)… \\(cut\\)\\n\\nCart: `, 'u'));
  expect(sent.endsWith(longLink)).toBe(true);
  expect(paramOf(links.telegram.href, 'url')).toBe(longLink);
  expect(paramOf(links.telegram.href, 'text')).toMatch(/\(cut\)$/);
});

test('A-70 F-161 a url below the limit is complete, and a longer one is truncated', () => {
  const linkOf = (length: number) => linksOf({}, `https://minato.example/${'a'.repeat(length)}`).whatsapp;
  const available = 3499 - linkOf(0).href.length;
  expect(linkOf(available)).toEqual({ href: expect.stringMatching(/^.{3499}$/), isTruncated: false });
  expect(linkOf(available + 1).isTruncated).toBe(true);
});

test('F-161 a cart link that is too long by itself stays', () => {
  const endless = `https://minato.example/Cart?items=${'999999.9999-'.repeat(400)}1`;
  const { href, isTruncated } = linksOf({}, endless).whatsapp;
  expect(isTruncated).toBe(true);
  expect(paramOf(href, 'text')).toBe(`… (cut)\n\nCart: ${endless}`);
});

test('A-70 the apps with an account of the merchant are offered; without any account, all of them', () => {
  expect(channelsOf(noMerchant)).toEqual(['whatsapp', 'telegram', 'email']);
  expect(channelsOf({ ...noMerchant, telegram: 'minato' })).toEqual(['telegram']);
  expect(channelsOf({ whatsapp: '85500000000', telegram: '', email: 'a@minato.example' })).toEqual([
    'whatsapp',
    'email',
  ]);
});
