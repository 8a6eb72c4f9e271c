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
    <div className="mx-auto grid max-w-5xl items-center justify-items-center gap-x-16 gap-y-6 py-8 text-center has-[img]:@3xl:grid-cols-[auto_1fr] has-[img]:@3xl:justify-items-start has-[img]:@3xl:text-start">
      {picture !== undefined && (
        <PictureWithWord picture={picture} className="max-w-72 @3xl:w-120 @3xl:max-w-none" />
      )}
      <div>
        <p className="font-display text-2xl @3xl:text-3xl">{text}</p>
        {hint !== undefined && <p className="mt-3 text-ink-soft @3xl:text-lg">{hint}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
