import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import type { Hero } from '@/lib/domain/content';
import { routes } from '@/lib/routes';

/**
 * On wide screens the text stands on the empty left side of the picture. On phones only the heading stands on its empty
 * top, from a width of 19rem, where it fits. Otherwise the text is below the picture.
 */
export function HeroBanner({ hero }: { readonly hero: Hero }) {
  return (
    <section className="relative lg:mx-auto lg:max-w-page lg:px-10 lg:pt-6">
      <Picture
        {...hero.picture}
        onPhone={hero.phonePicture}
        sizes="(min-width: 80rem) 75rem, 100vw"
        isFirst
        className="aspect-[6/7] w-full object-cover object-top sm:aspect-video lg:aspect-[2/1] lg:rounded lg:object-center"
      />
      <div className="page py-8 lg:absolute lg:inset-y-0 lg:start-10 lg:grid lg:w-auto lg:content-center lg:pt-14">
        <div className="lg:max-w-[17.5rem] xl:max-w-[22rem]">
          <h1
            tabIndex={-1}
            className="text-4xl min-[19rem]:max-sm:absolute min-[19rem]:max-sm:inset-x-4 min-[19rem]:max-sm:top-8 xl:text-[2.75rem]"
          >
            {hero.title}
          </h1>
          <p className="text-lg text-ink-soft sm:mt-5">{hero.text}</p>
          <ButtonLink href={routes.store} className="mt-5">
            {hero.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
