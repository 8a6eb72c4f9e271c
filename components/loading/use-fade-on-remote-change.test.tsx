import { fireEvent, renderHook } from '@testing-library/react';
import { useFadeOnRemoteChange } from '@/components/loading/use-fade-on-remote-change';

const lists = ['Cart', 'wishlist'] as const;
const animate = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<header></header><main></main><footer></footer>';
  // jsdom has no animations.
  Element.prototype.animate = animate;
  animate.mockClear();
});

const changeStorage = (key: string | null) => fireEvent(window, new StorageEvent('storage', { key }));
const fadedParts = () => animate.mock.contexts.map((part: Element) => part.localName);

test('STORE-06 the page fades in after another tab has changed one of the keys', () => {
  renderHook(() => useFadeOnRemoteChange(lists));
  changeStorage('wishlist');
  expect(fadedParts()).toEqual(['main', 'footer']);
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 200);
});

test('STORE-06 the page fades in after another tab has cleared storage', () => {
  renderHook(() => useFadeOnRemoteChange(lists));
  changeStorage(null);
  expect(fadedParts()).toEqual(['main', 'footer']);
});

test('STORE-06 the page stays as it is while other keys change, and after the hook is unmounted', () => {
  const { unmount } = renderHook(() => useFadeOnRemoteChange(lists));
  changeStorage('recentlyViewed');
  unmount();
  changeStorage('Cart');
  expect(animate).not.toHaveBeenCalled();
});
