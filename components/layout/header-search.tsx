'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent } from 'react';
import { focusPageHeading } from '@/components/layout/focus-heading';
import { SearchForm } from '@/components/layout/search-form';
import { IconButton } from '@/components/ui/icon-button';
import { searchIcon } from '@/components/ui/icons/search';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePath } from '@/components/ui/use-path';
import { layoutMessages } from '@/messages/layout';

/** The keys of the shortcut, as `shown` in the search bar and as `aria-keyshortcuts` wants them. */
type SearchKeys = { readonly shown: string | undefined; readonly aria: string };

const appleKeys: SearchKeys = { shown: layoutMessages.searchKeys.apple, aria: 'Meta+K' };
/** Before hydration scripts/export/browser/held-presses.ts holds either. */
const anyKeys: SearchKeys = { shown: undefined, aria: 'Control+K Meta+K' };
const otherKeys: SearchKeys = { shown: layoutMessages.searchKeys.other, aria: 'Control+K' };

export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const path = usePath();
  const [previousPath, setPreviousPath] = useState(path);
  const root = useRef<HTMLDivElement>(null);
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

  /** When it leads to other products, the focus must not be lost with the field. */
  function leave(): void {
    setOpen(false);
    focusPageHeading();
  }

  /** The open search covers the page, and so anything there that gets the focus. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={root} onBlur={closeWhenLeft}>
      <IconButton
        icon={searchIcon}
        label={layoutMessages.openSearch}
        keys={keys.aria}
        expands={{ id: searchBarId, isOpen }}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      <div id={searchBarId} hidden={!isOpen} className="absolute inset-x-0 top-full bg-paper">
        {isOpen && <SearchForm keys={keys.shown} onLeave={leave} onClose={close} />}
      </div>
    </div>
  );
}

/** Calls `onPress` when the shortcut is pressed. Returns its keys, those of this platform once it is known. */
function useSearchKeys(onPress: () => void) {
  const keys = keysOf(useHydrated());

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

function keysOf(isHydrated: boolean): SearchKeys {
  if (!isHydrated) return anyKeys;
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? appleKeys : otherKeys;
}
