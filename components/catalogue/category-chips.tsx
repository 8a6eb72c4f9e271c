import { memo, useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { useControlState } from '@/components/ui/use-control-state';
import { allCategories, type CatalogueQuery, type CategoryChoice } from '@/lib/domain/catalogue';
import type { Picture as PictureFacts } from '@/lib/domain/picture';
import { catalogueMessages } from '@/messages/catalogue';
import { categories } from '@/shop/settings';

type Props = {
  readonly chosen: CategoryChoice;
  /** How many products the shop has. */
  readonly total: number;
  /** A picture of each category that has products. */
  readonly thumbs: Readonly<Record<string, PictureFacts>>;
  readonly onChange: (part: Pick<CatalogueQuery, 'category'>) => void;
};

/** The choices of the field "Category" again, with pictures, above the list. Memoized, as most changes are of another field. */
export const CategoryChips = memo(function CategoryChips({ chosen, total, thumbs, onChange }: Props) {
  const state = useControlState();
  const list = useRef<HTMLUListElement>(null);
  const lastChosen = useRef(chosen);

  // On a narrow screen the list scrolls sideways, and the chosen chip may be out of sight. At hydration it stays where the
  // shopper has scrolled it.
  useEffect(() => {
    if (lastChosen.current === chosen) return;
    lastChosen.current = chosen;
    const chip = list.current?.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
    const shown = list.current?.getBoundingClientRect();
    if (chip === undefined || shown === undefined) return;
    if (chip.left < shown.left || chip.right > shown.right)
      list.current?.scrollBy({ left: chip.left + chip.width / 2 - shown.left - shown.width / 2 });
  }, [chosen]);

  return (
    <ul
      ref={list}
      aria-label={catalogueMessages.chooseCategory}
      className="category-chips mb-2 flex sm:mb-4 sm:gap-2 print:hidden"
    >
      {[allCategories, ...categories].map((category) => (
        <li key={category} className="w-29 shrink-0 grow">
          <button
            type="button"
            {...state}
            // From these the inline script knows what is pressed before hydration.
            name="category"
            value={category}
            aria-pressed={category === chosen}
            className="group grid w-full gap-2 text-center text-[0.8125rem] leading-tight text-ink-soft aria-pressed:text-ink"
            onClick={() => onChange({ category })}
          >
            <Thumb picture={thumbs[category]} text={category === allCategories ? String(total) : ''} />
            {category}
          </button>
        </li>
      ))}
    </ul>
  );
});

const ring =
  'size-14 rounded-full sm:size-16 border-2 border-transparent outline-2 outline-offset-2 outline-transparent group-hover:outline-line-strong group-aria-pressed:outline-ink group-aria-pressed:outline-solid';

/** All categories together have a number instead of a picture. */
function Thumb({ picture, text }: { readonly picture: PictureFacts | undefined; readonly text: string }) {
  if (picture !== undefined)
    return <Picture {...picture} sizes="4rem" className={`mx-auto object-cover ${ring}`} />;
  return (
    <span
      aria-hidden="true"
      className={`mx-auto grid place-items-center bg-line font-display text-xl ${ring}`}
    >
      {text}
    </span>
  );
}
