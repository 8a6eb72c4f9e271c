'use client';

import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { clearTextIcon } from '@/components/ui/icons/clear-text';
import { xIcon } from '@/components/ui/icons/x';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { layoutMessages } from '@/messages/layout';

type Props = {
  readonly words: string;
  /** The shortcut as printed on a keyboard. */
  readonly keys: string | undefined;
  readonly onSearch: (words: string) => void;
  readonly onClose: () => void;
};

export function SearchBar({ words, keys, onSearch, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // When the bar closes with the focus inside, the focus moves to the page heading.
  const form = useFocusFallback<HTMLFormElement>(() => null);

  function clear(): void {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // In an IME composition, Enter and Escape belong to the input method, but some browsers would submit.
    if (isComposing(event)) event.preventDefault();
    else if (event.key === 'Escape') onClose();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  }

  return (
    <form
      ref={form}
      role="search"
      // As in every form, the browser itself must not write fields into the url.
      method="post"
      className="page flex items-center gap-2 py-3"
      onKeyDown={onKeyDown}
      onSubmit={submit}
    >
      <div className="relative grow">
        <input
          ref={input}
          type="text"
          name="q"
          autoFocus
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={words}
          placeholder={layoutMessages.search}
          aria-label={layoutMessages.search}
          className="control pe-12 lg:pe-28"
          onFocus={(event) => event.target.select()}
        />
        <kbd
          aria-hidden
          className="pointer-events-none absolute end-12 top-0 hidden h-11 items-center font-sans text-sm text-ink-faint lg:flex"
        >
          {keys}
        </kbd>
        <div className="absolute end-0 top-0">
          <IconButton icon={clearTextIcon} label={layoutMessages.clearSearch} onClick={clear} />
        </div>
      </div>
      <IconButton icon={xIcon} label={layoutMessages.closeSearch} onClick={onClose} />
    </form>
  );
}

/** In Safari, `isComposing` is false for the Enter that ends a composition, and only keyCode 229 shows it. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
