import { correctLastSlash } from './canonical-slash';

afterEach(() => {
  delete process.env['NEXT_PUBLIC_BASE_PATH'];
});

test.each([
  ['', '/Cart/', '/Cart'],
  ['', '/Cart//', '/Cart'],
  ['', '/OurStore/Tea_&_More/Pepper_1.5_L/?words=tea#top', '/OurStore/Tea_&_More/Pepper_1.5_L?words=tea#top'],
  ['', '/Cart?from=/', '/Cart?from=/'],
  ['', '/?currency=EUR', '/?currency=EUR'],
  ['/shop', '/shop/', '/shop/'],
  ['/shop', '/shop?currency=EUR', '/shop/?currency=EUR'],
  ['/shop', '/shop/Cart/', '/shop/Cart'],
])('F-71 below the base path "%s", the page at %s has the url %s', (basePath, opened, url) => {
  process.env['NEXT_PUBLIC_BASE_PATH'] = basePath;
  window.history.replaceState({ tab: 1 }, '', opened);
  const { length } = window.history;
  correctLastSlash();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(url);
  expect(window.history.state).toEqual({ tab: 1 });
  expect(window.history).toHaveLength(length);
});
