'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { deleteIcon, searchIcon, xIcon } from '@/components/ui/icon-paths';
import { usePath } from '@/components/ui/use-path';
import { wholeCatalogue } from '@/lib/domain/catalogue';
import { frameMessages } from '@/lib/messages/en/frame';
import { cataloguePath } from '@/lib/routes';

/** The toggle, and the bar under the header. Typing asks nobody; Enter opens the narrowed catalogue (FRAME-12 to FRAME-16, A-05). */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const path = usePath();
  const [knownPath, setKnownPath] = useState(path);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const id = useId();

  // Left open it would lie over the heading of the next page.
  if (knownPath !== path) {
    setKnownPath(path);
    setOpen(false);
  }

  function close(): void {
    setOpen(false);
    toggle.current?.querySelector('button')?.focus();
  }

  function clear(): void {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
  }

  return (
    <div ref={toggle}>
      <IconButton
        icon={searchIcon}
        label={frameMessages.openSearch}
        expands={{ id, isOpen }}
        onClick={() => setOpen(!isOpen)}
      />
      <div
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full animate-rise border-y border-line bg-card shadow-float"
      >
        {isOpen && (
          <form
            role="search"
            method="post"
            className="page flex items-center gap-2 py-3"
            onKeyDown={onKeyDown}
            onSubmit={(event) => {
              event.preventDefault();
              router.push(cataloguePath({ ...wholeCatalogue, words: input.current?.value.trim() ?? '' }));
              setOpen(false);
            }}
          >
            <div className="relative grow">
              <input
                ref={input}
                type="text"
                autoFocus
                autoComplete="off"
                enterKeyHint="search"
                placeholder={frameMessages.search}
                aria-label={frameMessages.search}
                className="control pe-12"
              />
              <div className="absolute end-0 top-0">
                <IconButton icon={deleteIcon} label={frameMessages.clearSearch} onClick={clear} />
              </div>
            </div>
            <IconButton icon={xIcon} label={frameMessages.closeSearch} onClick={close} />
          </form>
        )}
      </div>
    </div>
  );
}
