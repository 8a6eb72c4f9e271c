import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

/** On wide screens: in proportion to the form, and in the account to the menu beside it. */
const shapes = { wide: 'lg:aspect-4/3', square: 'lg:aspect-square', tall: '' };

export type PictureShape = keyof typeof shapes;

type Props = {
  readonly picture: PictureFacts | undefined;
  readonly shape: PictureShape;
  readonly children: ReactNode;
};

/** A short form, and a picture beside it, or below it on phones. */
export function FormWithPicture({ picture, shape, children }: Props) {
  if (picture === undefined) return <div className="max-w-form">{children}</div>;
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_6fr] lg:gap-x-20">
      <div className="w-full max-w-form">{children}</div>
      <Picture
        {...picture}
        sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)"
        className={`aspect-4/3 h-auto max-h-160 w-full rounded object-cover object-[50%_30%] md:mt-12 md:aspect-4/5 ${shapes[shape]}`}
      />
    </div>
  );
}
