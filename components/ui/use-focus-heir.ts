import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * An element that may go while the focus is in it, by whatever way it goes: then its heir takes the focus, else the
 * heading of the page. Left alone the focus would fall to the top of the page (F-127, F-128).
 */
export function useFocusHeir<Mortal extends HTMLElement>(
  findHeir: (gone: Mortal) => Element | null,
): RefObject<Mortal | null> {
  const ref = useRef<Mortal>(null);

  const passOn = useEffectEvent((gone: Mortal) => {
    const heir = findHeir(gone) ?? document.querySelector('main h1');
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  });

  // A layout effect is cleaned up while the element still stands in the page.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // On its way from one control to the next the focus is nowhere, and leaving a field may be what removes it.
    let isOnItsWay = false;
    const leave = ({ relatedTarget }: FocusEvent) => {
      isOnItsWay = relatedTarget instanceof Node && element.contains(relatedTarget);
    };
    const arrive = () => {
      isOnItsWay = false;
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('focusin', arrive);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('focusin', arrive);
      if (isOnItsWay || element.contains(document.activeElement)) passOn(element);
    };
  }, []);

  return ref;
}
