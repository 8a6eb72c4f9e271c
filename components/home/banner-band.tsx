import { useId } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { backdropClass } from '@/components/ui/backdrop-class';
import { DrawnWord } from '@/components/ui/drawn-word';
import { SpreadPicture } from '@/components/ui/spread-picture';
import type { Banner } from '@/lib/domain/content';
import { categoryPath } from '@/lib/catalogue-url';

/** As wide as the window, in the colour of its category, into which the picture fades. */
export function BannerBand({ banner }: { readonly banner: Banner }) {
  const { name, brands, img, category, word } = banner;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`group relative mt-12 grid overflow-hidden min-h-[55vw] sm:mt-20 sm:min-h-64 lg:min-h-[33vw] 2xl:min-h-[30vw] ${backdropClass(img.backdrop)}`}
    >
      <SpreadPicture
        picture={img}
        sizes="(min-width: 64rem) 67vw, (min-width: 40rem) 32rem, 110vw"
        className="absolute inset-y-0 end-0 h-full w-auto object-cover object-right"
      />
      <div className="page relative grid grid-cols-[auto_1fr] content-center gap-3 py-4 lg:gap-8">
        <DrawnWord word={word} className="mt-1 w-5 max-[22rem]:hidden lg:w-8" />
        <div className="max-w-1/3">
          <h2 id={id} className="text-xl sm:text-3xl lg:text-5xl">
            <AppLink href={categoryPath(category)} className="stretched group-hover:underline">
              {name}
            </AppLink>
          </h2>
          <p className="mt-2 text-ink-soft max-sm:text-sm lg:mt-4 lg:text-lg">{brands.join(' · ')}</p>
          <p className="mt-4 font-semibold underline decoration-seal decoration-2 underline-offset-4 max-sm:text-sm lg:mt-6">
            {category}
          </p>
        </div>
      </div>
    </section>
  );
}
