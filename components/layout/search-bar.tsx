'use client';

import { useRouter } from 'next/navigation';
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Late } from '@/components/loading/late';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { xIcon } from '@/components/ui/icons/x';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { usePath } from '@/components/ui/use-path';
import { cataloguePath, readWords } from '@/lib/catalogue-url';
import { defaultQuery } from '@/lib/domain/catalogue';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

type Props = {
  /** The shortcut as printed on a keyboard. */
  readonly keys: string | undefined;
  /** Called when it leads to other products. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

export function SearchBar({ keys, onLeave, onClose }: Props) {
  const router = useRouter();
  const isStore = usePath() === routes.store;
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
    // The path of the store page does not change, so RouteCurtain does not scroll to the top.
    if (isStore) window.scrollTo({ top: 0, behavior: 'instant' });
    const words = input.current?.value ?? '';
    router.push(cataloguePath({ ...defaultQuery, words }), { scroll: !isStore });
    onLeave();
  }

  return (
    <>
      <div aria-hidden className="fixed inset-0 top-16 bg-night opacity-45 lg:top-20" onClick={onClose} />
      <form
        ref={form}
        role="search"
        // As in every form, the browser itself must not write fields into the url.
        method="post"
        className="relative max-h-[80dvh] animate-rise overflow-y-auto bg-paper pt-4 pb-8 shadow-float lg:pb-12"
        onKeyDown={onKeyDown}
        onSubmit={submit}
      >
        <div className="page flex items-center justify-between gap-2">
          <div className="relative max-w-xl grow">
            <Icon
              path={searchIcon}
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-6 text-ink-soft"
            />
            <input
              ref={input}
              type="text"
              name="q"
              autoFocus
              autoComplete="off"
              enterKeyHint="search"
              defaultValue={isStore ? readWords(window.location.search) : ''}
              placeholder={layoutMessages.search}
              aria-label={layoutMessages.search}
              className="peer control ps-14 pe-20"
              onFocus={(event) => event.target.select()}
            />
            <kbd
              aria-hidden
              className="pointer-events-none absolute inset-y-0 end-4 hidden items-center font-sans text-sm text-ink-faint lg:peer-placeholder-shown:flex"
            >
              {keys}
            </kbd>
            <button
              type="button"
              aria-label={layoutMessages.clearSearch}
              className="absolute inset-y-0 end-0 px-4 text-sm text-ink-soft peer-placeholder-shown:invisible hover:underline"
              onClick={clear}
            >
              {layoutMessages.clear}
            </button>
          </div>
          <IconButton icon={xIcon} label={layoutMessages.closeSearch} className="-me-3" onClick={onClose} />
        </div>
        <Late
          load={loadCategoryLinks}
          isNeeded
          props={{ shape: 'row', className: 'page mt-6', onChoose: onLeave }}
        />
      </form>
    </>
  );
}

const loadCategoryLinks = async () => (await import('@/components/layout/category-links')).CategoryLinks;

/** In Safari, `isComposing` is false for the Enter that ends a composition, and only keyCode 229 shows it. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
