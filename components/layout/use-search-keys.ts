import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { layoutMessages } from '@/messages/layout';

/** `shown` is displayed, `spoken` is for `aria-keyshortcuts`. */
const apple = { shown: layoutMessages.searchKeys.apple, spoken: 'Meta+K' } as const;
const other = { shown: layoutMessages.searchKeys.other, spoken: 'Control+K' } as const;

/** Calls `onPress` on the platform's search shortcut, which it returns; `undefined` until hydration. */
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
