'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { SearchBar } from '@/components/layout/search-bar';
import { IconButton } from '@/components/ui/icon-button';
import { searchIcon } from '@/components/ui/icon-paths';
import { usePath } from '@/components/ui/use-path';
import { defaultQuery } from '@/lib/domain/catalogue';
import { cataloguePath, readCatalogueQuery, routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

/** `shown` is displayed, `spoken` is for `aria-keyshortcuts`. */
const apple = { shown: layoutMessages.searchKeys.apple, spoken: 'Meta+K' } as const;
const other = { shown: layoutMessages.searchKeys.other, spoken: 'Control+K' } as const;

export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const path = usePath();
  const isStore = path === routes.store;
  const [knownPath, setKnownPath] = useState(path);
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const id = useId();
  const keys = useSearchKeys(() => {
    setOpen(true);
    root.current?.querySelector('input')?.focus();
  });

  // Close on navigation, or the bar would cover the next page's heading.
  if (knownPath !== path) {
    setKnownPath(path);
    setOpen(false);
  }

  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function search(words: string): void {
    // The path of the store page does not change, so RouteCurtain does not scroll to the top.
    if (isStore) window.scrollTo({ top: 0, behavior: 'instant' });
    router.push(cataloguePath({ ...defaultQuery, words }), { scroll: !isStore });
    setOpen(false);
  }

  return (
    <div ref={root}>
      <IconButton
        icon={searchIcon}
        label={layoutMessages.openSearch}
        keys={keys?.spoken}
        expands={{ id, isOpen }}
        onClick={() => setOpen(!isOpen)}
      />
      <div
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full animate-rise border-y border-line bg-card shadow-float"
      >
        {isOpen && (
          <SearchBar
            words={isStore ? readCatalogueQuery(window.location.search).words : ''}
            keys={keys?.shown}
            onSearch={search}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

/** Calls `onPress` on the platform's search shortcut, which it returns; `undefined` until hydration. */
function useSearchKeys(onPress: () => void) {
  const keys = useSyncExternalStore(
    neverChanges,
    () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? apple : other),
    () => undefined,
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = keys === apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (event.key.toLowerCase() !== 'k' || !hasModifier || event.shiftKey || event.altKey) return;
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
