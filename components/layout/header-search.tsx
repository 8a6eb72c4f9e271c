'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { SearchBar } from '@/components/layout/search-bar';
import { IconButton } from '@/components/ui/icon-button';
import { searchIcon } from '@/components/ui/icon-paths';
import { usePath } from '@/components/ui/use-path';
import { readWords, routes, searchPath } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

/** The keys of the shortcut, as `shown` in the search bar and as `aria-keyshortcuts` wants them. */
const appleKeys = { shown: layoutMessages.searchKeys.apple, aria: 'Meta+K' } as const;
const otherKeys = { shown: layoutMessages.searchKeys.other, aria: 'Control+K' } as const;

export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const path = usePath();
  const isStore = path === routes.store;
  const [previousPath, setPreviousPath] = useState(path);
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const searchBarId = useId();
  const keys = useSearchKeys(() => {
    setOpen(true);
    root.current?.querySelector('input')?.focus();
  });

  // The bar closes on navigation, because it would cover the heading of the next page.
  if (previousPath !== path) {
    setPreviousPath(path);
    setOpen(false);
  }

  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function search(words: string): void {
    // The path of the store page does not change, so RouteCurtain does not scroll to the top.
    if (isStore) window.scrollTo({ top: 0, behavior: 'instant' });
    router.push(searchPath(words), { scroll: !isStore });
    setOpen(false);
  }

  return (
    <div ref={root}>
      <IconButton
        icon={searchIcon}
        label={layoutMessages.openSearch}
        keys={keys?.aria}
        expands={{ id: searchBarId, isOpen }}
        onClick={() => setOpen(!isOpen)}
      />
      <div
        id={searchBarId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full animate-rise border-y border-line bg-card shadow-float"
      >
        {isOpen && (
          <SearchBar
            words={isStore ? readWords(window.location.search) : ''}
            keys={keys?.shown}
            onSearch={search}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

/** Calls `onPress` when the shortcut is pressed. Returns its keys on this platform, undefined until hydration. */
function useSearchKeys(onPress: () => void) {
  const keys = useSyncExternalStore(
    neverChanges,
    () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? appleKeys : otherKeys),
    () => undefined,
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier =
      keys === appleKeys ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (event.key.toLowerCase() !== 'k' || !hasModifier || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onPress();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return keys;
}

const neverChanges = () => () => undefined;
