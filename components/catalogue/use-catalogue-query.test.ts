import { act, renderHook } from '@testing-library/react';
import { useCatalogueQuery } from '@/components/catalogue/use-catalogue-query';

test('CAT-15 a change that comes back from the url is applied once, a new url again', () => {
  window.history.replaceState(null, '', '/OurStore?sort=name-a-z');
  const { result } = renderHook(() => useCatalogueQuery());
  act(() => result.current.change({ status: 'in-stock' }));
  expect(window.location.search).toBe('?status=in-stock&sort=name-a-z');
  const { query } = result.current;
  act(() => result.current.read(window.location.search));
  expect(result.current.query).toBe(query);
  act(() => result.current.read('?status=in-stock'));
  expect(result.current.query).toMatchObject({ status: 'in-stock', sort: 'id' });
});
