import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { frameMessages } from '@/lib/messages/en/frame';

/** ⌘K where there is a ⌘, elsewhere Ctrl+K; each as a keyboard names it and as `aria-keyshortcuts` does. */
const apple = { shown: frameMessages.searchKeys.apple, spoken: 'Meta+K' } as const;
const other = { shown: frameMessages.searchKeys.other, spoken: 'Control+K' } as const;

/**
 * Calls back on the keys that lead to the search from anywhere: not while a dialog is open, which keeps the focus
 * in itself, and not while something is being composed. Answers with the keys, once the page knows its keyboard.
 */
export function useSearchKeys(onPress: () => void) {
  const keys = useSyncExternalStore(
    neverChanges,
    () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? apple : other),
    () => undefined,
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = keys === apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (event.key.toLowerCase() !== 'k' || !isAsked || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onPress();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return keys;
}

const neverChanges = () => () => undefined;
