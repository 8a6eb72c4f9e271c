'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { SearchBar } from '@/components/layout/search-bar';
import { useSearchKeys } from '@/components/layout/use-search-keys';
import { IconButton } from '@/components/ui/icon-button';
import { searchIcon } from '@/components/ui/icon-paths';
import { usePath } from '@/components/ui/use-path';
import { defaultQuery } from '@/lib/domain/catalogue';
import { cataloguePath, readCatalogueQuery, routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

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
