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

test('NOTI-06 NOTI-07 a new notice replaces one of its kind; others stay, the newest last', () => {
  const store = createNoticeStore();
  const { show } = store.getState();
  show(notice('cart', 'cart'));
  show(notice('wishlist', 'wish'));
  show(notice('cart', 'cart again'));
  expect(shown(store)).toEqual(['wish', 'cart again']);
  expect(store.getState().notices[0]).toMatchObject(notice('wishlist', 'wish'));
});

test('NOTI-07 a notice shown again has a timer of its own: the late end of the first does not remove it', () => {
  const store = createNoticeStore();
  const { show, dismiss } = store.getState();
  const serial = () => store.getState().notices[0]?.serial ?? NaN;
  show(notice('cart', 'same'));
  const first = serial();
  show(notice('cart', 'same'));
  expect(serial()).not.toBe(first);
  dismiss(first);
  expect(shown(store)).toEqual(['same']);
  dismiss(serial());
  expect(shown(store)).toEqual([]);
});
