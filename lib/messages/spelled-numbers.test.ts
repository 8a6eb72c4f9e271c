import { emptyDraft, type CheckoutAddress } from '@/lib/domain/checkout';
import { withSentRequest, type OrderRequest } from '@/lib/domain/order-request';
import { readViewings, withViewing, type Viewing } from '@/lib/domain/recently-viewed';
import { withAddress } from '@/lib/domain/saved-addresses';
import { orderRequestMessages } from '@/messages/order-request';
import { savedAddressMessages } from '@/messages/saved-addresses';
import { yourDataMessages } from '@/messages/your-data';
import { company } from '@/shop/company';
import { hero } from '@/shop/home';
import { about, cookie, terms } from '@/shop/pages';
import { products } from '@/shop/products';
import { storeDescription } from '@/shop/texts';

const { subjects } = yourDataMessages;
const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1);
const cookieEntry = (key: string) =>
  cookie?.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'list' ? block.items.map((item) => JSON.stringify(item)) : []))
    .find((item) => item.startsWith(`[{"kind":"strong","text":"${key}"}`));

test('A-70 twenty order requests are kept, as the texts say', () => {
  const request: OrderRequest = { reference: '', madeAt: 1, lines: [], draft: emptyDraft, sentBy: [] };
  const stored = oneToHundred.reduce<readonly OrderRequest[]>(
    (requests, id) => withSentRequest(requests, { ...request, reference: String(id) }, 'copy'),
    [],
  );
  expect(stored).toHaveLength(20);
  expect(orderRequestMessages.listFull('')).toContain('the latest twenty order requests');
  expect(orderRequestMessages.listIntro).toContain('the latest twenty');
  expect(subjects.requests.what).toContain('the latest twenty');
  expect(cookieEntry('OrderRequests')).toContain('the latest twenty');
});

test('A-76 ten addresses are kept, as the texts say', () => {
  const stored = oneToHundred.reduce<readonly CheckoutAddress[]>(
    (saved, number) => withAddress(saved, { ...emptyDraft.billing, street: `Street ${number}` }),
    [],
  );
  expect(stored).toHaveLength(10);
  expect(savedAddressMessages.intro).toContain('the latest ten');
  expect(savedAddressMessages.listFull('')).toContain('the latest ten');
  expect(subjects.addresses.what).toContain('the latest ten');
  expect(cookieEntry('SavedAddresses')).toContain('at most ten');
});

test('A-75 nine viewed products are kept for thirty days, as the texts say', () => {
  const stored = oneToHundred.reduce<readonly Viewing[]>((viewings, id) => withViewing(viewings, id, id), []);
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  expect(stored).toHaveLength(9);
  expect(readViewings([{ id: 1, at: 1 }], days(30))).toHaveLength(1);
  expect(readViewings([{ id: 1, at: 1 }], days(30) + 1)).toHaveLength(0);
  for (const text of [subjects.viewings.what, cookieEntry('recentlyViewed')]) {
    expect(text).toContain('last nine products');
    expect(text).toContain('after thirty days');
  }
});

test('DATA-01 STAT-07 the texts name the number of products and the days to return one', () => {
  expect(products).toHaveLength(30);
  expect(storeDescription).toMatch(/^All thirty products/);
  expect(hero?.text).toMatch(/^Thirty products/);
  expect(JSON.stringify(about)).toContain('thirty products');
  expect(JSON.stringify(about?.sections)).toContain('Thirty products');
  expect(company.returns?.days).toBe(7);
  expect(JSON.stringify(terms)).toContain('within 7 days');
});
