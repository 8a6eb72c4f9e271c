import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import { createOrderRequestStore } from '@/lib/stores/order-request-store';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const key = 'OrderRequests';
const lines = [{ id: 2, name: 'Matcha', qty: 2, unitCents: 2565 }];

function openPage() {
  const store = createOrderRequestStore(createSafeStorage(() => localStorage));
  store.refresh();
  return { getState: store.getState };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 9, 30) });
});
afterEach(() => jest.useRealTimers());

test('A-70 a prepared request is stored only when it is sent, and is still there after a reload', () => {
  const { getState } = openPage();
  const request = getState().prepare(lines, { ...emptyDraft, notes: 'Ring' });
  expect(request.reference).toMatch(/^261122-[2-9A-Z]{4}$/);
  expect(getState()).toMatchObject({ isReady: true, requests: [] });
  expect(localStorage.getItem(key)).toBeNull();
  getState().sent(request, 'whatsapp');
  expect(openPage().getState().requests).toEqual([
    {
      reference: request.reference,
      madeAt: new Date(2026, 10, 22, 9, 30).getTime(),
      lines,
      draft: { ...emptyDraft, notes: 'Ring' },
      sentBy: ['whatsapp'],
    },
  ]);
  expect(getState().writeFailed).toBe(false);
});

test('A-70 the same order prepared again within 24 hours has the same reference, even after a reload, and later a new one', () => {
  const first = openPage().getState().prepare(lines, emptyDraft);
  openPage().getState().sent(first, 'copy');
  const { getState: getReloadedState } = openPage();
  expect(getReloadedState().prepare(lines, emptyDraft).reference).toBe(first.reference);
  getReloadedState().sent(getReloadedState().prepare(lines, emptyDraft), 'print');
  expect(getReloadedState().requests.map(({ sentBy }) => sentBy)).toEqual([['copy', 'print']]);
  jest.setSystemTime(new Date(2026, 10, 23, 9, 31));
  expect(getReloadedState().prepare(lines, emptyDraft).reference).toMatch(/^261123-/);
  jest.setSystemTime(new Date(2027, 0, 5));
  expect(getReloadedState().prepare(lines, emptyDraft).reference).toMatch(/^270105-/);
});

test('F-151 A-70 a request that only another build can read stays stored, and a removed request is gone', () => {
  localStorage.setItem(key, '[{"reference":"261122-AAAA","sentBy":"pigeon"}]');
  const { getState } = openPage();
  expect(getState().requests).toEqual([]);
  getState().sent(getState().prepare(lines, emptyDraft), 'copy');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    expect.objectContaining({ sentBy: ['copy'] }),
    { reference: '261122-AAAA', sentBy: 'pigeon' },
  ]);
  getState().remove(getState().requests[0]?.reference ?? '');
  expect(localStorage.getItem(key)).toBe('[{"reference":"261122-AAAA","sentBy":"pigeon"}]');
});

test('F-31 A-70 without storage a request is listed, and writeFailed is true', () => {
  const store = createOrderRequestStore(
    createSafeStorage(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  );
  store.refresh();
  const { prepare, sent } = store.getState();
  expect(store.getState()).toMatchObject({ isReady: true, writeFailed: false });
  sent(prepare(lines, emptyDraft), 'email');
  expect(store.getState()).toMatchObject({ writeFailed: true, requests: [{ sentBy: ['email'] }] });
});

test('STORE-07 F-119 whatever text is stored, a request can be added, and no card data is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(key, text);
      const { getState } = openPage();
      getState().sent(getState().prepare(lines, emptyDraft), 'copy');
      expect(openPage().getState().requests).toHaveLength(1);
    }),
  );
  expect(localStorage.getItem(key)).not.toMatch(/"cvv"|card number/i);
});
