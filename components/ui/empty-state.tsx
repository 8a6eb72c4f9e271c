import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = {
  readonly text: string;
  readonly hint?: string;
  readonly picture?: PictureFacts | undefined;
  readonly children?: ReactNode;
};

export function EmptyState({ text, hint, picture, children }: Props) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-4 py-8 text-center sm:py-16">
      {picture !== undefined && (
        <Picture {...picture} sizes="20rem" className="h-auto w-full max-w-60 sm:max-w-80" />
      )}
      <p className="font-display text-2xl">{text}</p>
      {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
      {children}
    </div>
  );
}
