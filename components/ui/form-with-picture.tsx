import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = {
  readonly picture: PictureFacts | undefined;
  readonly children: ReactNode;
};

/** A short form, and a picture below it. On wide screens it stands beside the form. */
export function FormWithPicture({ picture, children }: Props) {
  if (picture === undefined) return <div className="max-w-form">{children}</div>;
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_6fr]">
      <div className="lg:w-full lg:max-w-form">{children}</div>
      <Picture
        {...picture}
        sizes="(min-width: 64rem) 50vw, calc(100vw - 2rem)"
        className="aspect-4/3 w-full rounded object-cover object-[50%_30%] lg:mt-12 lg:aspect-square"
      />
    </div>
  );
}
