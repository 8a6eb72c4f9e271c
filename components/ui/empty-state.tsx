import type { ReactNode } from 'react';
import { PictureWithWord } from '@/components/ui/picture-with-word';
import type { EmptyPicture } from '@/lib/domain/content';

type Props = {
  readonly text: string;
  readonly hint?: string;
  readonly picture?: EmptyPicture | undefined;
  readonly children?: ReactNode;
};

/** Wide screens show the text beside the picture, in the second half. Without a picture it is smaller. */
export function EmptyState({ text, hint, picture, children }: Props) {
  return (
    <div
      className={
        picture === undefined
          ? 'mb-6'
          : 'mb-6 grid items-center justify-items-center gap-x-6 gap-y-3 text-center sm:mb-8 lg:grid-cols-2 lg:justify-items-start lg:text-start'
      }
    >
      {picture !== undefined && <PictureWithWord picture={picture} className="max-w-60 lg:max-w-120" isLow />}
      <div className="w-full">
        <p
          className={`text-balance ${picture === undefined ? 'font-semibold' : 'font-display text-3xl sm:text-4xl'}`}
        >
          {text}
        </p>
        {hint !== undefined && <p className="mt-3 text-ink-soft">{hint}</p>}
        <div className="mt-4">{children}</div>
      </div>
    </div>
  );
}
