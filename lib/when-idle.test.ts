/** @jest-environment jsdom */
import { whenIdle } from '@/lib/when-idle';

const callback = jest.fn();

function givenPage(readyState: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  callback.mockClear();
  givenPage('interactive');
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

test('A-66 a browser that is never idle calls back a second after the page has loaded', () => {
  const requestIdle = jest.fn();
  Object.assign(window, { requestIdleCallback: requestIdle });
  whenIdle(callback);
  expect(requestIdle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(requestIdle).toHaveBeenCalledWith(callback, { timeout: 1000 });
});

test('Safari, which has no requestIdleCallback, calls back after that second', () => {
  whenIdle(callback);
  jest.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a page that has loaded already waits for no event', () => {
  givenPage('complete');
  whenIdle(callback);
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});
