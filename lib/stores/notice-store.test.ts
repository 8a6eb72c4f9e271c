import { createNoticeStore, type Notice } from '@/lib/stores/notice-store';

const notice = (kind: Notice['kind'], text: string): Notice => ({
  kind,
  role: 'status',
  text,
  durationMs: 2000,
});

function shown(store: ReturnType<typeof createNoticeStore>): string[] {
  return store.getState().notices.map(({ text }) => text);
}

test('NOTI-07 a new notice of the same kind replaces the old one, with a timer of its own', () => {
  const store = createNoticeStore();
  const { show } = store.getState();
  show(notice('cart', 'one'));
  const first = store.getState().notices[0]?.serial;
  show(notice('cart', 'one'));
  expect(shown(store)).toEqual(['one']);
  expect(store.getState().notices[0]?.serial).not.toBe(first);
});

test('NOTI-06 notices of other kinds stay, the newest last', () => {
  const store = createNoticeStore();
  const { show } = store.getState();
  show(notice('cart', 'cart'));
  show(notice('wishlist', 'wish'));
  show(notice('cart', 'cart again'));
  expect(shown(store)).toEqual(['wish', 'cart again']);
  expect(store.getState().notices[0]).toMatchObject(notice('wishlist', 'wish'));
});

test('NOTI-07 a late end of a replaced notice does not take away the new one', () => {
  const store = createNoticeStore();
  const { show, dismiss } = store.getState();
  show(notice('cart', 'old'));
  const old = store.getState().notices[0]?.serial ?? NaN;
  show(notice('cart', 'new'));
  dismiss(old);
  expect(shown(store)).toEqual(['new']);
  dismiss(store.getState().notices[0]?.serial ?? NaN);
  expect(shown(store)).toEqual([]);
});

test('A-53 each store has notices of its own', () => {
  const [one, other] = [createNoticeStore(), createNoticeStore()];
  one.getState().show(notice('alert', 'here'));
  expect(shown(other)).toEqual([]);
});
