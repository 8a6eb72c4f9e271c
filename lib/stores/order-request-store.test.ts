import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import { createOrderRequestStore } from '@/lib/stores/order-request-store';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const key = 'OrderRequests';
const lines = [{ id: 2, name: 'Matcha', qty: 2, unitCents: 2565 }];

function openPage() {
  const store = createOrderRequestStore(createSafeStorage(() => localStorage));
  store.getState().refresh();
  return store.getState;
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 9, 30) });
});
afterEach(() => jest.useRealTimers());

test('A-70 what is prepared is kept only when it leaves, and is there after a reload', () => {
  const getState = openPage();
  const request = getState().prepare(lines, { ...emptyDraft, notes: 'Ring' });
  expect(request.reference).toMatch(/^261122-[2-9A-Z]{4}$/);
  expect(getState()).toMatchObject({ ready: true, requests: [] });
  expect(localStorage.getItem(key)).toBeNull();
  getState().sent(request, 'whatsapp');
  expect(openPage()().requests).toEqual([
    {
      reference: request.reference,
      madeAt: new Date(2026, 10, 22, 9, 30).getTime(),
      lines,
      draft: { ...emptyDraft, notes: 'Ring' },
      sentBy: ['whatsapp'],
    },
  ]);
  expect(getState().unkept).toBe(false);
});

test('A-70 the same order prepared again, after a reload too, has the same reference; another has its own', () => {
  const first = openPage()().prepare(lines, emptyDraft);
  openPage()().sent(first, 'copy');
  const again = openPage();
  expect(again().prepare(lines, emptyDraft).reference).toBe(first.reference);
  again().sent(again().prepare(lines, emptyDraft), 'print');
  expect(again().requests.map(({ sentBy }) => sentBy)).toEqual([['copy', 'print']]);
  jest.setSystemTime(new Date(2026, 10, 23, 9, 31));
  expect(again().prepare(lines, emptyDraft).reference).toMatch(/^261123-/);
});

test('F-42 A-70 what another tab kept stays, and what it took away is gone', () => {
  const [one, other] = [openPage(), openPage()];
  const [first, second] = [
    one().prepare(lines, emptyDraft),
    one().prepare(lines, { ...emptyDraft, notes: 'x' }),
  ];
  one().sent(first, 'copy');
  other().sent(second, 'copy');
  one().refresh();
  expect(one().requests.map(({ draft }) => draft.notes)).toEqual(['x', '']);
  other().remove(first.reference);
  one().refresh();
  expect(one().requests.map(({ draft }) => draft.notes)).toEqual(['x']);
});

test('F-31 A-70 without storage it works all the same, and says that the list will not last', () => {
  const store = createOrderRequestStore(
    createSafeStorage(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  );
  store.getState().refresh();
  const { prepare, sent } = store.getState();
  expect(store.getState()).toMatchObject({ ready: true, unkept: false });
  sent(prepare(lines, emptyDraft), 'email');
  expect(store.getState()).toMatchObject({ unkept: true, requests: [{ sentBy: ['email'] }] });
});

test('STORE-07 F-119 whatever text is stored, a list comes out that can be added to, and no card in it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(key, text);
      const getState = openPage();
      getState().sent(getState().prepare(lines, emptyDraft), 'copy');
      expect(openPage()().requests).toHaveLength(1);
    }),
  );
  expect(localStorage.getItem(key)).not.toMatch(/cvv|card number/i);
});
