import { onFirstInteraction } from '@/scripts/export/browser/first-interaction';

const react = jest.fn();
let listeners: jest.SpyInstance;
let holdsLinks: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  react.mockClear();
  holdsLinks = false;
  document.body.innerHTML = '<main><button><b>Add</b></button><a href="/OurStore">Store</a><p>Tea</p></main>';
  listeners = jest.spyOn(window, 'addEventListener');
  onFirstInteraction(react, () => holdsLinks);
});

afterEach(() => {
  for (const [type, listener, capture] of listeners.mock.calls)
    window.removeEventListener(type, listener, capture);
  jest.useRealTimers();
});

/** jsdom has no PointerEvent. */
function dispatch(type: string, selector: string, pointerType?: string): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  jest.advanceTimersByTime(50);
}

test.each([
  ['pointerdown', 'b'],
  ['pointerdown', 'p'],
  ['keydown', 'p'],
  ['focusin', 'a'],
  ['scroll', 'main'],
])('%s on %s hydrates the page, once', (type, selector) => {
  dispatch(type, selector);
  dispatch('keydown', 'p');
  expect(react).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute('data-used');
});

test('the page hydrates in the next frame, not in the event', () => {
  const frame = jest.fn(() => expect(react).not.toHaveBeenCalled());
  requestAnimationFrame(frame);
  dispatch('keydown', 'p');
  expect(frame).toHaveBeenCalledTimes(1);
  expect(react).toHaveBeenCalledTimes(1);
});

test.each([
  ['a mouse over a button', 'pointerover', 'b', 'mouse', 1],
  ['a mouse over a link', 'pointerover', 'a', 'mouse', 1],
  ['a mouse over text', 'pointerover', 'p', 'mouse', 0],
  ['a finger over a button', 'pointerover', 'b', 'touch', 0],
  ['a finger on a link, which the browser follows', 'pointerdown', 'a', 'touch', 0],
])('%s', (_, type, selector, pointerType, calls) => {
  dispatch(type, selector, pointerType);
  expect(react).toHaveBeenCalledTimes(calls);
});

test.each([
  ['pointerdown', 'a', 0],
  ['pointerdown', 'button', 0],
  ['focusin', 'a', 1],
])('FRAME-09 CAT-17 %s on %s that opens a dialog by itself', (type, selector, calls) => {
  holdsLinks = true;
  document.querySelector(selector)?.setAttribute('data-opens', 'menu');
  dispatch(type, selector, 'touch');
  expect(react).toHaveBeenCalledTimes(calls);
});

test('FRAME-21 a finger on a link that waits for the router hydrates the page before the link is released', () => {
  holdsLinks = true;
  dispatch('pointerdown', 'a', 'touch');
  expect(react).toHaveBeenCalledTimes(1);
});
