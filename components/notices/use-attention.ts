import { useEffect, useMemo, useRef } from 'react';

export type Attention = {
  /** The mouse rests in the box; always false for touch. */
  readonly restsIn: (box: DOMRect) => boolean;
  /** The box covers the focused element. */
  readonly isUnder: (box: DOMRect) => boolean;
  /** `isUnder`, or the box and the focus (else the last touch) are both in the lower half of the viewport. */
  readonly isNear: (box: DOMRect) => boolean;
};

const nowhere = { x: -1, y: -1 };

export function useAttention(): Attention {
  const mouse = useRef(nowhere);
  const press = useRef(nowhere);

  useEffect(() => {
    function follow(event: PointerEvent): void {
      const at = { x: event.clientX, y: event.clientY };
      mouse.current = event.pointerType === 'mouse' ? at : nowhere;
      if (event.type === 'pointerdown') press.current = event.pointerType === 'mouse' ? nowhere : at;
    }
    window.addEventListener('pointermove', follow, { passive: true });
    window.addEventListener('pointerdown', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerdown', follow);
    };
  }, []);

  return useMemo(
    () => ({
      restsIn: ({ left, right, top, bottom }) => {
        const { x, y } = mouse.current;
        return x >= left && x <= right && y >= top && y <= bottom;
      },
      isUnder: isOverFocus,
      isNear: (box) => {
        if (isOverFocus(box)) return true;
        const focus = focusBox();
        const isLow = (y: number) => y > window.innerHeight / 2;
        const middle = focus === undefined ? press.current.y : (focus.top + focus.bottom) / 2;
        return isLow(box.top) && (isLow(middle) || hasKeyboard());
      },
    }),
    [],
  );
}

/** Undefined when no control has focus or it is outside the viewport. */
function focusBox(): DOMRect | undefined {
  const focus = document.activeElement;
  if (focus === null || !focus.matches('a, button, input, select, textarea')) return undefined;
  const box = focus.getBoundingClientRect();
  return box.bottom > 0 && box.top < window.innerHeight ? box : undefined;
}

function isOverFocus(box: DOMRect): boolean {
  const focus = focusBox();
  return focus !== undefined && isOver(box, focus);
}

function isOver(box: DOMRect, other: DOMRect): boolean {
  return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
}

/** An on-screen keyboard covers the lower half, with the focused field above it. */
function hasKeyboard(): boolean {
  const isTyping = document.activeElement?.matches('input:not([type="range"]), textarea') === true;
  return isTyping && window.matchMedia('(pointer: coarse)').matches;
}
