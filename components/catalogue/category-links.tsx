import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { categoryPath } from '@/lib/catalogue-url';
import { layoutMessages } from '@/messages/layout';
import { categoryPictures } from '@/shop/category-pictures';

type Props = {
  readonly className?: string;
  readonly shape?: keyof typeof shapes;
  /** A category was chosen. */
  readonly onChoose?: (() => void) | undefined;
};

const shapes = {
  /** One category a line. */
  list: { list: 'grid gap-2', link: 'flex min-h-11 items-center gap-4', picture: 'h-11 w-16 shrink-0' },
  /** One row where there is room. */
  row: {
    list: 'grid grid-cols-3 gap-x-3 gap-y-5 @2xl:grid-cols-6 @4xl:gap-x-6',
    link: 'grid grid-cols-1 gap-2 text-sm leading-snug hyphens-auto',
    picture: 'aspect-3/2 w-full',
  },
};

/** A way in for those who don't know yet what they are looking for. */
export function CategoryLinks({ className = '', shape = 'list', onChoose }: Props) {
  const { list, link, picture: frame } = shapes[shape];
  return (
    <nav aria-label={layoutMessages.categories} className={`@container ${className}`}>
      <p className="mb-3 font-display text-lg">{layoutMessages.categories}</p>
      <ul className={list}>
        {categoryPictures.map(({ name, picture }) => (
          <li key={name}>
            <AppLink href={categoryPath(name)} className={`${link} hover:underline`} onClick={onChoose}>
              {picture && (
                <Picture
                  {...picture}
                  sizes="(min-width: 48rem) 12rem, 30vw"
                  className={`rounded object-cover ${frame}`}
                />
              )}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
