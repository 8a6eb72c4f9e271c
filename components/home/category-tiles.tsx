import { AppLink } from '@/components/ui/app-link';
import { backdropClass } from '@/components/ui/backdrop-class';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { CategoryTile } from '@/lib/domain/content';
import { categoryPath } from '@/lib/catalogue-url';
import { homeMessages } from '@/messages/home';
import { backdrops } from '@/shop/settings';

export function CategoryTiles({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  return (
    <Section id="categories" title={homeMessages.categories} className="page mt-14 sm:mt-20">
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3 lg:gap-6">
        {tiles.map(({ name, blurb, picture }) => (
          <li
            key={name}
            className={`group relative overflow-hidden rounded ${backdropClass(backdrops[name])}`}
          >
            {picture && (
              <Picture
                {...picture}
                alt=""
                sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, calc(50vw - 1.5rem)"
                className="aspect-[3/2] w-full object-cover"
              />
            )}
            <div className="p-4">
              <h3 className="text-lg leading-snug">
                <AppLink href={categoryPath(name)} className="stretched group-hover:underline">
                  {name}
                </AppLink>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{blurb}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
