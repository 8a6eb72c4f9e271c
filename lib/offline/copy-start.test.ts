import { previousPage, watchCopyStart } from '@/lib/offline/copy-start';

const begin = jest.fn();

function givenVisit({ referrer = '', isInstalled = false, scope = '' }): void {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const matchMedia = (query: string) => ({ matches: isInstalled && query === '(display-mode: standalone)' });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  const getRegistration = async () => (scope === '' ? undefined : { scope });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => begin.mockClear());

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  ['nothing has led to the page', {}],
  ['another site has led to the page', { referrer: 'https://elsewhere.example/shop/Cart' }],
  ['another shop of this origin has led to the page', { referrer: 'http://localhost/Cart' }],
  ['another shop of this origin has a worker', { scope: 'http://localhost/' }],
])('A-71 on a first page no copy begins if %s', async (_, visit) => {
  givenVisit(visit);
  watchCopyStart('/shop/', begin);
  await settle();
  expect(begin).not.toHaveBeenCalled();
});

test.each([
  ['a page of the shop has led to this one', { referrer: 'http://localhost/shop/Cart?items=1' }],
  ['the shop is installed', { isInstalled: true }],
  ['the shop has a worker', { scope: 'http://localhost/shop/' }],
])('A-71 a copy begins if %s', async (_, visit) => {
  givenVisit(visit);
  watchCopyStart('/shop/', begin);
  await settle();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('A-71 a copy begins when the shop is installed, unless the page no longer watches', async () => {
  givenVisit({});
  watchCopyStart('/', begin)();
  window.dispatchEvent(new Event('appinstalled'));
  expect(begin).not.toHaveBeenCalled();
  watchCopyStart('/', begin);
  window.dispatchEvent(new Event('appinstalled'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('A-71 a browser without workers begins no copy, and knows the page before', async () => {
  givenVisit({ referrer: 'http://localhost/Cart' });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(previousPage('/')).toBe('http://localhost/Cart');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('');
  watchCopyStart('/', begin);
  await settle();
  expect(begin).not.toHaveBeenCalled();
});
