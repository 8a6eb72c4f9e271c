import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = { readonly picture: PictureFacts | undefined; readonly children: ReactNode };

/** A short form, and a picture beside it, or below it on phones. */
export function FormWithPicture({ picture, children }: Props) {
  if (picture === undefined) return <div className="max-w-form">{children}</div>;
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_6fr] lg:gap-x-20">
      <div className="w-full max-w-form">{children}</div>
      <Picture
        {...picture}
        sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)"
        className="aspect-4/3 h-auto max-h-160 w-full rounded object-cover md:mt-12 md:aspect-4/5 lg:aspect-square"
      />
    </div>
  );
}
