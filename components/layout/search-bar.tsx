'use client';

import { useRouter } from 'next/navigation';
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { Picture } from '@/components/ui/picture';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { usePath } from '@/components/ui/use-path';
import { cataloguePath, categoryPath, readWords } from '@/lib/catalogue-url';
import { defaultQuery } from '@/lib/domain/catalogue';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';
import { categoryPictures } from '@/shop/category-pictures';

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
              className="peer control pe-20"
              onFocus={(event) => event.target.select()}
            />
            <kbd
              aria-hidden
              className="pointer-events-none absolute end-4 top-0 hidden h-11 items-center font-sans text-sm text-ink-faint lg:peer-placeholder-shown:flex"
            >
              {keys}
            </kbd>
            <button
              type="button"
              aria-label={layoutMessages.clearSearch}
              className="absolute end-0 top-0 h-11 px-4 text-sm text-ink-soft peer-placeholder-shown:invisible hover:underline"
              onClick={clear}
            >
              {layoutMessages.clear}
            </button>
          </div>
          <IconButton icon={xIcon} label={layoutMessages.closeSearch} className="-me-3" onClick={onClose} />
        </div>
        <CategoryLinks onChoose={onLeave} />
      </form>
    </>
  );
}

/** A way in for those who don't know yet what to type. */
function CategoryLinks({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <nav aria-label={layoutMessages.categories} className="page mt-6">
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 md:grid-cols-6 lg:gap-x-6">
        {categoryPictures.map(({ name, picture }) => (
          <li key={name}>
            <AppLink
              href={categoryPath(name)}
              className="grid gap-2 text-sm leading-snug hover:underline"
              onClick={onChoose}
            >
              {picture && (
                <Picture
                  {...picture}
                  sizes="(min-width: 48rem) 12rem, 30vw"
                  className="aspect-3/2 w-full rounded object-cover"
                />
              )}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In Safari, `isComposing` is false for the Enter that ends a composition, and only keyCode 229 shows it. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
