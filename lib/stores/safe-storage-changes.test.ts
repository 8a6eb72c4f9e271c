import { onStorageChange } from '@/lib/stores/safe-storage';

const refresh = jest.fn();
let stop: () => void;

function storageEvent(key: string | null, newValue: string | null = null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function become(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  refresh.mockClear();
  stop = onStorageChange('Cart', refresh);
});
afterEach(() => stop());

test('F-42 F-46 another tab writes the key', () => {
  storageEvent('Cart', '[]');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-28 another tab makes room', () => {
  storageEvent('photos');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-28 the page goes', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-41 other keys, other letters included, are of no concern', () => {
  storageEvent('cart', 'text');
  storageEvent('wishlist', 'text');
  storageEvent('Cart.bak', 'text');
  expect(refresh).not.toHaveBeenCalled();
});

test('F-35 another tab clears everything', () => {
  storageEvent(null);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-48 the page comes back from the back-forward cache', () => {
  window.dispatchEvent(new Event('pageshow'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-42 a sleeping tab wakes; falling asleep is no reason', () => {
  become('hidden');
  expect(refresh).not.toHaveBeenCalled();
  become('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-42 once stopped, nothing is followed', () => {
  stop();
  storageEvent('Cart');
  storageEvent(null);
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pagehide'));
  become('visible');
  expect(refresh).not.toHaveBeenCalled();
});
