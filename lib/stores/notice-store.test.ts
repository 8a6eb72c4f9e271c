import { createNoticeStore, type Notice } from '@/lib/stores/notice-store';

const noticeOf = (kind: Notice['kind'], text: string): Notice => ({
  kind,
  role: 'status',
  text,
  durationMs: 2000,
});

function shownTexts(store: ReturnType<typeof createNoticeStore>): string[] {
  return store.getState().notices.map(({ text }) => text);
}

test('NOTI-06 NOTI-07 a new notice replaces one of its kind and comes last, and notices of other kinds stay', () => {
  const store = createNoticeStore();
  const { show } = store.getState();
  show(noticeOf('cart', 'cart'));
  show(noticeOf('wishlist', 'wish'));
  show(noticeOf('cart', 'cart again'));
  expect(shownTexts(store)).toEqual(['wish', 'cart again']);
  expect(store.getState().notices[0]).toMatchObject(noticeOf('wishlist', 'wish'));
});

test('NOTI-07 a notice shown again has another serial, so the timer of the first one does not dismiss it', () => {
  const store = createNoticeStore();
  const { show, dismiss } = store.getState();
  const currentSerial = () => store.getState().notices[0]?.serial ?? NaN;
  show(noticeOf('cart', 'same'));
  const firstSerial = currentSerial();
  show(noticeOf('cart', 'same'));
  expect(currentSerial()).not.toBe(firstSerial);
  dismiss(firstSerial);
  expect(shownTexts(store)).toEqual(['same']);
  dismiss(currentSerial());
  expect(shownTexts(store)).toEqual([]);
});
