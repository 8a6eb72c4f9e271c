import type { ReactNode } from 'react';
import { DrawnWord } from '@/components/ui/drawn-word';
import { TintedPicture } from '@/components/ui/tinted-picture';
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
        picture === undefined ? 'mb-6' : 'mb-6 grid gap-x-6 gap-y-5 sm:mb-8 md:grid-cols-2 lg:items-center'
      }
    >
      {picture !== undefined && (
        <div className="relative">
          <TintedPicture
            picture={picture}
            sizes="(min-width: 48rem) 50vw, 100vw"
            className="aspect-2/1 rounded"
          />
          <DrawnWord word={picture.word} className="absolute end-3 top-3 w-6" />
        </div>
      )}
      <div>
        <p
          className={`text-balance ${picture === undefined ? 'font-semibold' : 'font-display text-2xl sm:text-3xl'}`}
        >
          {text}
        </p>
        {/* Narrow without a picture, so that the hint takes two lines in any font. */}
        {hint !== undefined && (
          <p className={`mt-3 text-ink-soft ${picture === undefined ? 'max-w-64 text-balance' : ''}`}>
            {hint}
          </p>
        )}
        <div className="mt-4">{children}</div>
      </div>
    </div>
  );
}
