import { useEffect, useMemo, useRef } from 'react';

/** Where the mouse, the focus and the last touch are, compared with a box in the viewport. */
export type Attention = {
  /** The mouse is over the box; always false after a touch. */
  readonly hasMouse: (box: DOMRect) => boolean;
  /** The box overlaps the focused control. */
  readonly hasFocus: (box: DOMRect) => boolean;
  /** `hasFocus`, or the box is in the lower half of the viewport, as is the focus (or last touch) or a keyboard. */
  readonly isNear: (box: DOMRect) => boolean;
};

const outside = { x: -1, y: -1 };

export function useAttention(): Attention {
  const mouse = useRef(outside);
  const touchY = useRef(outside.y);

  useEffect(() => {
    function track(event: PointerEvent): void {
      const isMouse = event.pointerType === 'mouse';
      mouse.current = isMouse ? { x: event.clientX, y: event.clientY } : outside;
      if (event.type === 'pointerdown') touchY.current = isMouse ? outside.y : event.clientY;
    }
    window.addEventListener('pointermove', track, { passive: true });
    window.addEventListener('pointerdown', track, { passive: true });
    return () => {
      window.removeEventListener('pointermove', track);
      window.removeEventListener('pointerdown', track);
    };
  }, []);

  return useMemo(
    () => ({
      hasMouse: ({ left, right, top, bottom }) => {
        const { x, y } = mouse.current;
        return x >= left && x <= right && y >= top && y <= bottom;
      },
      hasFocus: overlapsFocus,
      isNear: (box) => {
        if (overlapsFocus(box)) return true;
        const focus = focusBox();
        const isLow = (y: number) => y > window.innerHeight / 2;
        const attendedY = focus === undefined ? touchY.current : (focus.top + focus.bottom) / 2;
        return isLow(box.top) && (isLow(attendedY) || isKeyboardShown());
      },
    }),
    [],
  );
}

/** The box of the focused control; undefined if there is none in the viewport. */
function focusBox(): DOMRect | undefined {
  const focus = document.activeElement;
  if (focus === null || !focus.matches('a, button, input, select, textarea')) return undefined;
  const box = focus.getBoundingClientRect();
  return box.bottom > 0 && box.top < window.innerHeight ? box : undefined;
}

function overlapsFocus(box: DOMRect): boolean {
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
