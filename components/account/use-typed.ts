import { useSyncExternalStore, type RefObject } from 'react';

/** Native events, as what the browser or a password manager fills in is no React change (F-107). */
const events = ['input', 'change', 'blur'];

/** What stands in an uncontrolled field now, also if it was typed before React was there. */
export function useTyped(field: RefObject<HTMLInputElement | null>): string {
  function subscribe(onChange: () => void): () => void {
    const input = field.current;
    for (const event of events) input?.addEventListener(event, onChange);
    return () => {
      for (const event of events) input?.removeEventListener(event, onChange);
    };
  }
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? '',
    () => '',
  );
}
