import { whenIdle } from '@/scripts/export/browser/when-idle';

const callback = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  callback.mockClear();
  whenIdle(callback);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

test('A-66 a browser that is never idle calls back a second after the page has loaded', () => {
  const requestIdle = jest.fn();
  Object.assign(window, { requestIdleCallback: requestIdle });
  window.dispatchEvent(new Event('load'));
  expect(requestIdle).toHaveBeenCalledWith(callback, { timeout: 1000 });
});

test('Safari, which has no requestIdleCallback, calls back after that second', () => {
  jest.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});
