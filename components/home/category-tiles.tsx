import { AppLink } from '@/components/ui/app-link';
import { backdropClass } from '@/components/ui/backdrop-class';
import { DrawnWord } from '@/components/ui/drawn-word';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { CategoryTile, Word } from '@/lib/domain/content';
import { categoryPath } from '@/lib/catalogue-url';
import { homeMessages } from '@/messages/home';
import { backdrops } from '@/shop/settings';

/** The first two tiles are large. */
const largeCount = 2;

type Props = { readonly tiles: readonly CategoryTile[]; readonly word: Word | undefined };

export function CategoryTiles({ tiles, word }: Props) {
  return (
    <Section id="categories" title={homeMessages.categories} word={word} className="page mt-12 sm:mt-20">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:gap-6">
        {tiles.map((tile, index) => (
          <Tile key={tile.name} tile={tile} isLarge={index < largeCount} />
        ))}
      </ul>
    </Section>
  );
}

type TileProps = { readonly tile: CategoryTile; readonly isLarge: boolean };

/** On phones the text of a large tile stands beside its picture, otherwise above it. */
function Tile({ tile: { name, blurb, picture, word }, isLarge }: TileProps) {
  const shape = isLarge ? 'col-span-2 items-center md:flex-col md:items-stretch' : 'flex-col';
  return (
    <li
      className={`group relative flex overflow-hidden rounded lit ${shape} ${backdropClass(backdrops[name])}`}
    >
      <div
        className={`relative z-10 flex grow ${isLarge ? 'w-1/2 gap-3 p-4 md:w-auto lg:gap-6 lg:p-6' : 'gap-2 p-3 sm:p-4'}`}
      >
        <DrawnWord
          word={word}
          className={`shrink-0 self-start ${isLarge ? 'w-5' : 'w-4 max-[22rem]:hidden'}`}
        />
        <div>
          <h3
            className={`leading-snug ${isLarge ? 'text-xl lg:text-3xl' : 'text-[0.9375rem] md:max-lg:text-sm lg:text-lg'}`}
          >
            <AppLink href={categoryPath(name)} className="stretched group-hover:underline">
              {name}
            </AppLink>
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{blurb}</p>
        </div>
      </div>
      {picture && (
        <Picture
          {...picture}
          alt=""
          sizes={
            isLarge
              ? '(min-width: 96rem) 49rem, (min-width: 48rem) 48vw, 55vw'
              : '(min-width: 96rem) 24rem, (min-width: 48rem) 24vw, calc(50vw - 1.5rem)'
          }
          className={`aspect-[3/2] object-cover ${isLarge ? 'max-md:fade-start md:fade-top w-3/5 max-md:-ms-[10%] md:-mt-10 md:aspect-[5/3] md:w-full' : 'fade-top -mt-2 w-full'}`}
        />
      )}
    </li>
  );
}
