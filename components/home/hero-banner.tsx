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
    readonly onPhone: PictureFacts;
  };
};

/** One promise and one action. */
export function HeroBanner({ hero }: Props) {
  return (
    <section className="relative bg-wheat">
      <Picture
        {...hero.picture}
        onPhone={hero.onPhone}
        sizes="100vw"
        isFirst
        className="h-72 w-full object-cover object-bottom sm:h-80 sm:object-right-bottom lg:h-[38rem]"
      />
      <div className="lg:absolute lg:inset-0 lg:grid lg:items-center">
        <div className="page py-8">
          <div className="max-w-md lg:max-w-sm">
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
