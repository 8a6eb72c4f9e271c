import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';
import { routes, type RouteKey } from '@/lib/routes';

type Props = {
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly label: string; readonly route: RouteKey };
    readonly picture: PictureFacts;
  };
};

/** One promise and one action. */
export function HeroBanner({ hero }: Props) {
  return (
    <section className="relative bg-wheat">
      <Picture
        {...hero.picture}
        isFirst
        className="h-56 w-full object-cover object-right-bottom sm:h-80 lg:h-[38rem]"
      />
      <div className="lg:absolute lg:inset-0 lg:grid lg:items-center">
        <div className="page py-8">
          <div className="max-w-md">
            <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
              {hero.title}
            </h1>
            <p className="my-5 text-lg text-ink-soft">{hero.text}</p>
            <ButtonLink href={routes[hero.action.route]}>{hero.action.label}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
