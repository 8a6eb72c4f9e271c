import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Give the returned ref to an element. When it unmounts with the focus inside, the focus moves to the fallback, or
 * to the h1 if that is null. The browser would move it to <body>.
 */
export function useFocusFallback<Target extends HTMLElement>(
  findFallback: (removed: Target) => Element | null,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);

  const moveFocus = useEffectEvent((removed: Target) => {
    const fallback = findFallback(removed) ?? document.querySelector('main h1');
    if (fallback instanceof HTMLElement) fallback.focus({ preventScroll: true });
  });

  // The cleanup of a layout effect runs while the element is still in the document.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Between focusout and focusin nothing has focus, and a blur handler may unmount the subtree.
    let isFocusMoving = false;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      isFocusMoving = relatedTarget instanceof Node && element.contains(relatedTarget);
    };
    const onFocusIn = () => {
      isFocusMoving = false;
    };
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('focusin', onFocusIn);
      if (isFocusMoving || element.contains(document.activeElement)) moveFocus(element);
    };
  }, []);

  return ref;
}

export function neighbourOf(item: Element): Element | null {
  return item.nextElementSibling ?? item.previousElementSibling;
}
