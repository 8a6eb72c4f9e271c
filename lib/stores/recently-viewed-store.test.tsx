import { act, renderHook } from '@testing-library/react';
import { throwStorageError } from '@/lib/stores/fixtures';
import { RecentlyViewedProvider, useRecentlyViewed } from '@/lib/stores/recently-viewed-store';

const key = 'recentlyViewed';
const noon = Date.UTC(2026, 10, 22, 12);
const dayMs = 24 * 60 * 60 * 1000;

function openPage() {
  const { result } = renderHook(() => useRecentlyViewed((state) => state), {
    wrapper: RecentlyViewedProvider,
  });
  return {
    viewedIds: () => result.current.viewings.map(({ id }) => id),
    view: (id: number) => act(() => result.current.view(id)),
    clear: () => act(() => result.current.clear()),
  };
}

const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: noon });
});
afterEach(() => jest.useRealTimers());

test('A-75 of a view only id and time are stored, and after a reload the latest comes first', () => {
  openPage().view(8);
  jest.setSystemTime(noon + 1);
  openPage().view(3);
  expect(stored()).toEqual([
    { id: 3, at: noon + 1 },
    { id: 8, at: noon },
  ]);
  expect(openPage().viewedIds()).toEqual([3, 8]);
});

test('A-75 after clearing nothing is listed or stored, and the next view is', () => {
  const { viewedIds, view, clear } = openPage();
  view(8);
  clear();
  expect(viewedIds()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  view(3);
  expect(stored()).toEqual([{ id: 3, at: noon }]);
});

test('A-75 a view that is thirty days old is not listed, and the next view deletes it', () => {
  openPage().view(8);
  jest.setSystemTime(noon + 30 * dayMs);
  const { viewedIds, view } = openPage();
  expect(viewedIds()).toEqual([]);
  view(3);
  expect(stored()).toEqual([{ id: 3, at: noon + 30 * dayMs }]);
});

test('F-42 A-75 a view in another tab is kept by the next view here', () => {
  const { viewedIds, view } = openPage();
  localStorage.setItem(key, JSON.stringify([{ id: 8, at: noon - 1 }]));
  view(3);
  expect(viewedIds()).toEqual([3, 8]);
});

test('F-28 F-29 with a full storage a view lasts as long as the page, until it is cleared', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  const { viewedIds, view, clear } = openPage();
  view(8);
  expect(viewedIds()).toEqual([8]);
  clear();
  expect(openPage().viewedIds()).toEqual([]);
});
