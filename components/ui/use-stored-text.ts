import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Shows the stored text in an uncontrolled field. Text typed before hydration is kept and given to `onTyped`. */
export function useStoredText(
  field: RefObject<TextField | null>,
  { stored, isReady, onTyped }: { stored: string; isReady: boolean; onTyped: (text: string) => void },
): void {
  const hasSynced = useRef(false);
  const sync = useEffectEvent((input: TextField) => {
    if (!hasSynced.current && input.value !== '') onTyped(input.value);
    else if (input.value !== stored) input.value = stored;
    hasSynced.current = true;
  });
  useLayoutEffect(() => {
    if (isReady && field.current !== null) sync(field.current);
  }, [field, stored, isReady]);
}
