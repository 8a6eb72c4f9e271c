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
    <div className="grid items-center justify-center justify-items-center gap-x-16 gap-y-6 py-8 text-center xl:has-[img]:flex xl:has-[img]:text-start">
      {picture !== undefined && <PictureWithWord picture={picture} className="max-w-72 xl:max-w-120" />}
      <div>
        <p className="font-display text-2xl xl:text-3xl">{text}</p>
        {hint !== undefined && <p className="mt-3 text-ink-soft xl:text-lg">{hint}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
