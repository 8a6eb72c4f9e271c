import { keepInStep } from '@/lib/stores/keep-in-step';

const refresh = jest.fn();
let stop: () => void;

function storageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function become(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  refresh.mockClear();
  stop = keepInStep('Cart', refresh);
});
afterEach(() => stop());

test('F-42 F-46 another tab writes the key', () => {
  storageEvent('Cart');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('F-41 other keys, other letters included, are of no concern', () => {
  storageEvent('cart');
  storageEvent('wishlist');
  storageEvent('Cart.bak');
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
  become('visible');
  expect(refresh).not.toHaveBeenCalled();
});
