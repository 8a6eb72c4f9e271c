import { pointer } from '@/components/notices/pointer';

/** Whether the mouse is over the box, which is in the viewport; always false after a touch. */
export function hasMouse({ left, right, top, bottom }: DOMRect): boolean {
  const { x, y } = pointer.mouse;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** `hasFocus`, or the box is in the lower half of the viewport, as is the focus above or below it, the last touch or a keyboard. */
export function isNear(box: DOMRect): boolean {
  if (hasFocus(box)) return true;
  const focus = focusBox();
  const isBeside = focus !== undefined && (focus.right <= box.left || focus.left >= box.right);
  const isLow = (y: number) => y > window.innerHeight / 2;
  const attendedY = focus === undefined ? pointer.touchY : (focus.top + focus.bottom) / 2;
  return isLow(box.top) && ((isLow(attendedY) && !isBeside) || isKeyboardShown());
}

/** The box of the focused control; undefined if there is none in the viewport. */
function focusBox(): DOMRect | undefined {
  const focus = document.activeElement;
  if (focus === null || !focus.matches('a, button, input, select, textarea')) return undefined;
  const box = focus.getBoundingClientRect();
  return box.bottom > 0 && box.top < window.innerHeight ? box : undefined;
}

/** Whether the box overlaps the focused control. */
export function hasFocus(box: DOMRect): boolean {
  const focus = focusBox();
  return focus !== undefined && overlaps(box, focus);
}

function overlaps(box: DOMRect, other: DOMRect): boolean {
  return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
}

/** Whether an on-screen keyboard probably covers the lower half, below the focused field. */
function isKeyboardShown(): boolean {
  const isTyping = document.activeElement?.matches('input:not([type="range"]), textarea') === true;
  return isTyping && window.matchMedia('(pointer: coarse)').matches;
}
