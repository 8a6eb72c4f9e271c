'use client';

import type { MouseEvent } from 'react';
import { CategoryLinks } from '@/components/catalogue/category-links';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { searchIcon } from '@/components/ui/icons/search';
import { xIcon } from '@/components/ui/icons/x';
import { layoutMessages } from '@/messages/layout';

type Props = {
  /** The shortcut as printed on a keyboard. */
  readonly keys: string | undefined;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

const inField = 'z-10 col-start-1 row-start-1';

/** What stands in the search bar after its field, and partly over it. */
export function SearchBar({ keys, onLeave, onClose }: Props) {
  return (
    <>
      <Icon
        path={searchIcon}
        className={`${inField} pointer-events-none ms-4 size-6 text-ink-soft max-sm:hidden`}
      />
      <kbd
        aria-hidden
        className={`${inField} pointer-events-none px-4 hidden justify-self-end font-sans text-sm text-ink-faint lg:peer-placeholder-shown:block`}
      >
        {keys}
      </kbd>
      <button
        type="button"
        aria-label={layoutMessages.clearSearch}
        className={`${inField} min-h-11 justify-self-end px-4 text-sm text-ink-soft peer-placeholder-shown:invisible hover:underline`}
        onClick={clear}
      >
        {layoutMessages.clear}
      </button>
      <Button type="submit" className="relative max-sm:px-3">
        <Icon path={searchIcon} className="size-6 sm:hidden" />
        <span className="max-sm:sr-only">{layoutMessages.search}</span>
      </Button>
      <IconButton
        icon={xIcon}
        label={layoutMessages.closeSearch}
        className="-me-3 justify-self-end"
        onClick={onClose}
      />
      <CategoryLinks shape="row" className="col-span-full mt-3" onChoose={onLeave} />
    </>
  );
}

function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const field = currentTarget.form?.querySelector('input');
  if (field === null || field === undefined) return;
  field.value = '';
  field.focus();
}
