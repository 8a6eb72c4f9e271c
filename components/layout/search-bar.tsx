'use client';

import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { deleteIcon, xIcon } from '@/components/ui/icon-paths';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { frameMessages } from '@/lib/messages/en/frame';

type Props = {
  /** What was searched for last, where it is on the screen. */
  readonly words: string;
  /** The keys that lead here, as a keyboard names them. */
  readonly keys: string | undefined;
  readonly onSearch: (words: string) => void;
  readonly onClose: () => void;
};

/**
 * The bar's field with its controls (FRAME-13 to FRAME-16). Gone with the search it made, it leaves the focus to the
 * heading.
 */
export function SearchBar({ words, keys, onSearch, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const form = useFocusHeir<HTMLFormElement>(() => null);

  function clear(): void {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter and Escape belong to what is being composed, as in Japanese; some browsers would submit.
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
      method="post"
      className="page flex items-center gap-2 py-3"
      onKeyDown={onKeyDown}
      onSubmit={submit}
    >
      <div className="relative grow">
        <input
          ref={input}
          type="text"
          autoFocus
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={words}
          placeholder={frameMessages.search}
          aria-label={frameMessages.search}
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
          <IconButton icon={deleteIcon} label={frameMessages.clearSearch} onClick={clear} />
        </div>
      </div>
      <IconButton icon={xIcon} label={frameMessages.closeSearch} onClick={onClose} />
    </form>
  );
}

/** Safari ends a composition before its Enter, and tells what the key was for by its code alone. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
