'use client';

import { useRouter } from 'next/navigation';
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Late } from '@/components/loading/late';
import { usePath } from '@/components/ui/use-path';
import { routes } from '@/lib/routes';
import { readWords, searchPath } from '@/lib/search-words';
import { layoutMessages } from '@/messages/layout';

type Props = {
  /** The shortcut as printed on a keyboard. */
  readonly keys: string | undefined;
  /** Called when it leads to other products. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/**
 * The field is not lazy, because it must take the focus within the press that opens it: phones open their keyboard only
 * then, and no typed letter may be lost. What stands around it loads when it opens.
 */
export function SearchForm({ keys, onLeave, onClose }: Props) {
  const router = useRouter();
  const isStore = usePath() === routes.store;
  const field = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    // In an IME composition, Enter and Escape belong to the input method, but some browsers would submit.
    if (isComposing(event)) event.preventDefault();
    else if (event.key === 'Escape') onClose();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // The path of the store page does not change, so RouteCurtain does not scroll to the top.
    if (isStore) window.scrollTo({ top: 0, behavior: 'instant' });
    router.push(searchPath(field.current?.value ?? ''), { scroll: !isStore });
    onLeave();
  }

  return (
    <>
      <div aria-hidden className="fixed inset-0 top-16 bg-night opacity-45 lg:top-20" onClick={onClose} />
      <form
        role="search"
        // As in every form, the browser itself must not write fields into the url.
        method="post"
        className="relative max-h-[80dvh] animate-rise overflow-y-auto bg-paper pt-4 pb-8 shadow-float lg:pb-12"
        onKeyDown={onKeyDown}
        onSubmit={submit}
      >
        <div className="page grid grid-cols-[1fr_auto_auto] items-center gap-x-2 gap-y-3">
          <input
            ref={field}
            type="text"
            name="q"
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={isStore ? readWords(window.location.search) : ''}
            placeholder={layoutMessages.search}
            aria-label={layoutMessages.search}
            className="peer control col-start-1 row-start-1 pe-20 sm:ps-14"
            onFocus={(event) => event.target.select()}
          />
          <Late load={loadSearchBar} isNeeded props={{ keys, onLeave, onClose }} />
        </div>
      </form>
    </>
  );
}

const loadSearchBar = async () => (await import('@/components/layout/search-bar')).SearchBar;

/** In Safari, `isComposing` is false for the Enter that ends a composition, and only keyCode 229 shows it. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
