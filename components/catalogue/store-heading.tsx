import { backdropClass } from '@/components/ui/backdrop-class';
import { DrawnWord } from '@/components/ui/drawn-word';
import { Picture } from '@/components/ui/picture';
import type { CategoryTile } from '@/lib/domain/content';
import { catalogueMessages } from '@/messages/catalogue';
import { backdrops } from '@/shop/settings';

/**
 * The heading of the page, and below it a category with its picture. The heading does not move with the category: until
 * hydration it stands there alone, in the height that globals.css keeps for the category.
 */
export function StoreHeading({ category }: { readonly category: CategoryTile | undefined }) {
  const sentence = category?.sentence ?? category?.blurb;
  return (
    <div
      className={`store-heading relative overflow-hidden ${category ? `store-category ${backdropClass(backdrops[category.name])}` : ''}`}
    >
      {category?.picture && (
        <Picture
          key={category.name}
          {...category.picture}
          alt=""
          sizes="(min-width: 96rem) 41rem, (min-width: 64rem) 31rem, (min-width: 40rem) 24rem, 50vw"
          className="store-picture absolute bottom-0 end-0 aspect-3/2 w-[44%] object-cover min-[24rem]:w-1/2 sm:h-full sm:w-auto"
        />
      )}
      <div className="page relative">
        <h1 tabIndex={-1}>{catalogueMessages.title}</h1>
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
