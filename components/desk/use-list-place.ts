import { useLayoutEffect, useRef } from 'react';
import { fieldsOf } from '@/lib/domain/stored-value';

const mark = 'isFromList';

/** Whether Back leads from the open order to the list. */
export function cameFromList(): boolean {
  return fieldsOf(history.state)[mark] === true;
}

/** Where an order covers the list, the list comes back at the place where it was left. */
export function useListPlace(isOpen: boolean): void {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isOpen) {
      if (place.current !== undefined) history.replaceState({ [mark]: true }, '');
      return undefined;
    }
    if (place.current !== undefined) window.scrollTo({ top: place.current, behavior: 'instant' });
    const keep = () => {
      place.current = window.scrollY;
    };
    // Its place is not read, because that would lay out the page before its first paint.
    place.current ??= 0;
    window.addEventListener('scroll', keep);
    return () => window.removeEventListener('scroll', keep);
  }, [isOpen]);
}
