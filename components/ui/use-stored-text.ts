import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Syncs an uncontrolled field with its stored text; text typed before hydration wins. */
export function useStoredText(
  field: RefObject<TextField | null>,
  { stored, isReady, onTyped }: { stored: string; isReady: boolean; onTyped: (text: string) => void },
): void {
  const hasMerged = useRef(false);
  const show = useEffectEvent((input: TextField) => {
    if (!hasMerged.current && input.value !== '') onTyped(input.value);
    else if (input.value !== stored) input.value = stored;
    hasMerged.current = true;
  });
  useLayoutEffect(() => {
    if (isReady && field.current !== null) show(field.current);
  }, [field, stored, isReady]);
}
