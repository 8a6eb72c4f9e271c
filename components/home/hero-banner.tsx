import { WaysBand } from '@/components/home/ways-band';
import { ButtonLink } from '@/components/ui/button-link';
import { DrawnWord } from '@/components/ui/drawn-word';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import type { Company } from '@/lib/domain/company';
import type { Hero } from '@/lib/domain/content';
import { routes } from '@/lib/routes';
import { termsMessages } from '@/messages/product-page';

type Props = { readonly hero: Hero | undefined; readonly company: Pick<Company, 'name' | 'blurb'> };

/**
 * From tablets on, the text stands on the empty left of the picture, also on a mirrored page, because pictures are never
 * mirrored. On phones only the heading stands on its empty top, from a width of 19rem, where it fits. A shop without a
 * hero says who it is. How to pay and receive follows.
 */
export function HeroBanner({ hero, company }: Props) {
  if (hero === undefined)
    return (
      <>
        <div className="page">
          <PageHeading intro={company.blurb}>{company.name}</PageHeading>
        </div>
        <WaysBand />
      </>
    );
  return (
    <>
      <section className="hero relative">
        <Picture
          {...hero.picture}
          onPhone={hero.phonePicture}
          sizes="100vw"
          isFirst
          className="aspect-[39/41] w-full object-cover object-[0_25%] sm:max-md:aspect-[6/5] sm:object-[0_70%] md:aspect-[20/9] 2xl:aspect-[12/5]"
        />
        <div className="page absolute inset-x-0 top-5 grid md:top-[5%]">
          <DrawnWord
            word={hero.word}
            className="w-5 justify-self-end max-[22rem]:hidden md:w-[1.4vw] md:[justify-self:right]"
          />
        </div>
        <div className="page py-4 md:absolute md:inset-0 md:grid md:content-center md:py-0">
          <div className="md:max-w-[calc(46vw-3rem)] md:[justify-self:left] lg:max-w-[calc(46vw-4rem)]">
            <h1
              tabIndex={-1}
              className="text-4xl md:max-w-[7.6em] md:text-[clamp(2.25rem,1rem+2.7vw,3.8rem)] min-[19rem]:max-md:absolute min-[19rem]:max-md:inset-x-4 min-[19rem]:max-md:top-5"
            >
              {hero.title}
            </h1>
            <p className="max-w-[26rem] text-ink-soft max-sm:text-sm md:mt-4 lg:mt-6 lg:text-lg">
              {hero.text}
            </p>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 lg:mt-7">
              <ButtonLink href={routes.store} className="shrink-0 lg:px-7 lg:py-3">
                {hero.action}
              </ButtonLink>
              <p className="text-[0.9375rem] leading-snug">{termsMessages.delivery}</p>
            </div>
          </div>
        </div>
      </section>
      <WaysBand />
    </>
  );
}
