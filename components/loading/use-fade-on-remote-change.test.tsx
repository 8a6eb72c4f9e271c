import { fireEvent, renderHook } from '@testing-library/react';
import { useFadeOnRemoteChange } from '@/components/loading/use-fade-on-remote-change';

const lists = ['Cart', 'wishlist'] as const;
const animate = jest.fn();

beforeEach(() => {
  document.body.animate = animate;
  animate.mockClear();
});

const changeStorage = (key: string | null) => fireEvent(window, new StorageEvent('storage', { key }));

test('STORE-06 the page fades in after another tab has changed one of the keys', () => {
  renderHook(() => useFadeOnRemoteChange(lists));
  changeStorage('wishlist');
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 200);
});

test('STORE-06 the page fades in after another tab has cleared storage', () => {
  renderHook(() => useFadeOnRemoteChange(lists));
  changeStorage(null);
  expect(animate).toHaveBeenCalledTimes(1);
});

test('STORE-06 the page stays as it is while other keys change, and after the hook is unmounted', () => {
  const { unmount } = renderHook(() => useFadeOnRemoteChange(lists));
  changeStorage('recentlyViewed');
  unmount();
  changeStorage('Cart');
  expect(animate).not.toHaveBeenCalled();
});
