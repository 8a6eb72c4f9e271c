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

/** A shop without a hero says who it is. How to pay and receive follows. */
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
      <section className="hero">
        <Picture {...hero.picture} onPhone={hero.phonePicture} sizes="100vw" isFirst />
        <div className="page absolute inset-x-0 top-5 grid sm:top-[5%]">
          <DrawnWord
            word={hero.word}
            className="w-5 justify-self-end max-[22rem]:hidden sm:w-[max(1.4vw,0.75rem)] sm:[justify-self:right]"
          />
        </div>
        <div className="page hero-text">
          <div className="[justify-self:left]">
            <h1 tabIndex={-1}>{hero.title}</h1>
            <p className="text-ink-soft max-md:text-sm md:mt-4 lg:mt-6 lg:text-lg">{hero.text}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 lg:mt-6">
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
