import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** When the focused subtree unmounts, moves focus to a fallback or the h1; else it resets to <body>. */
export function useFocusFallback<Target extends HTMLElement>(
  findFallback: (gone: Target) => Element | null,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);

  const moveFocus = useEffectEvent((gone: Target) => {
    const fallback = findFallback(gone) ?? document.querySelector('main h1');
    if (fallback instanceof HTMLElement) fallback.focus({ preventScroll: true });
  });

  // A layout effect cleans up while the element is still in the document.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Between focusout and focusin nothing has focus, and a blur handler may unmount the subtree.
    let isFocusMoving = false;
    const leave = ({ relatedTarget }: FocusEvent) => {
      isFocusMoving = relatedTarget instanceof Node && element.contains(relatedTarget);
    };
    const arrive = () => {
      isFocusMoving = false;
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('focusin', arrive);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('focusin', arrive);
      if (isFocusMoving || element.contains(document.activeElement)) moveFocus(element);
    };
  }, []);

  return ref;
}

export function neighbourOf(item: Element): Element | null {
  return item.nextElementSibling ?? item.previousElementSibling;
}
