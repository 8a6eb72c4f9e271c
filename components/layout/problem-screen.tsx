import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PictureWithWord } from '@/components/ui/picture-with-word';
import type { EmptyPicture } from '@/lib/domain/content';
import { routes } from '@/lib/routes';
import { notFoundMessages } from '@/messages/not-found';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly picture?: EmptyPicture | undefined;
  /** An action that stands before the others. */
  readonly children?: ReactNode;
  /** Replaces the links to the home and contact pages. */
  readonly actions?: ReactNode;
};

export function ProblemScreen({ title, text, picture, children, actions }: Props) {
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-5 py-12 text-center">
      {picture !== undefined && <PictureWithWord picture={picture} className="max-w-96" />}
      <h1 tabIndex={-1} className="text-4xl">
        {title}
      </h1>
      <p className="max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-4">
        {children}
        {actions ?? (
          <>
            <ButtonLink href={routes.home} variant={children === undefined ? 'primary' : 'secondary'}>
              {notFoundMessages.back}
            </ButtonLink>
            <ButtonLink href={routes.contact} variant="secondary">
              {notFoundMessages.contactUs}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
