import type { ReactNode } from 'react';
import { PictureWithWord } from '@/components/ui/picture-with-word';
import type { EmptyPicture } from '@/lib/domain/content';

type Props = {
  readonly text: string;
  readonly hint?: string;
  readonly picture?: EmptyPicture | undefined;
  readonly children?: ReactNode;
};

export function EmptyState({ text, hint, picture, children }: Props) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-4 py-8 text-center sm:py-16">
      {picture !== undefined && <PictureWithWord picture={picture} className="max-w-72 sm:max-w-96" />}
      <p className="font-display text-2xl">{text}</p>
      {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
      {children}
    </div>
  );
}
