import { backdropClass } from '@/components/ui/backdrop-class';
import { DrawnWord } from '@/components/ui/drawn-word';
import { SpreadPicture } from '@/components/ui/spread-picture';
import type { CategoryTile, Word } from '@/lib/domain/content';
import { catalogueMessages } from '@/messages/catalogue';
import { backdrops } from '@/shop/settings';

type Props = {
  readonly category: CategoryTile | undefined;
  /** Stand with the heading when no category is chosen. */
  readonly word: Word | undefined;
  readonly intro: string | undefined;
};

/**
 * The heading of the page, and below it a category with its picture. The heading does not move with the category: until
 * hydration it stands there alone, in the height that globals.css keeps for the category.
 */
export function StoreHeading({ category, word, intro }: Props) {
  const sentence = category?.sentence ?? category?.blurb;
  return (
    <div
      className={`store-heading relative overflow-hidden ${category ? `store-category ${backdropClass(backdrops[category.name])}` : ''}`}
    >
      {category?.picture && (
        <SpreadPicture
          key={category.name}
          picture={{ ...category.picture, alt: '' }}
          sizes="(min-width: 96rem) 41rem, (min-width: 64rem) 31rem, (min-width: 40rem) 24rem, 50vw"
          className="band-picture absolute bottom-0 end-0 aspect-3/2 object-cover sm:h-full sm:w-auto"
        />
      )}
      <div className="page relative">
        {!category && <DrawnWord word={word} className="store-word w-4 sm:w-5" />}
        <h1 tabIndex={-1}>{catalogueMessages.title}</h1>
        {!category && <p className="mt-2 text-ink-soft max-sm:hidden">{intro}</p>}
        {category && (
          <div className="mt-1 flex max-w-[53%] gap-3 sm:mt-4 sm:max-w-[50%] sm:gap-6">
            <DrawnWord word={category.word} className="w-4 shrink-0 self-start sm:w-6 lg:w-8" />
            <div>
              <p className="font-display text-xl leading-tight text-balance sm:text-3xl lg:text-4xl xl:text-5xl">
                {category.name}
              </p>
              {sentence !== undefined && sentence !== '' && (
                <p className="mt-2 text-sm text-ink-soft sm:text-lg lg:mt-4">{sentence}</p>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
