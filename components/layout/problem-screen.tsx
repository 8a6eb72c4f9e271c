import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';
import { notFoundMessages } from '@/lib/messages/en/not-found';
import { routes } from '@/lib/routes';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureFacts;
  /** A further way on, before the others. */
  readonly children?: ReactNode;
  /** The others, where they are not the front page and a letter. */
  readonly ways?: ReactNode;
};

/** What the screens of trouble have in common: what happened, and the ways on (NF-01 to NF-06, A-71). */
export function ProblemScreen({ title, text, picture, children, ways }: Props) {
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-5 py-20 text-center">
      {picture !== undefined && <Picture {...picture} sizes="20rem" className="h-auto w-full max-w-80" />}
      <h1 tabIndex={-1} className="text-4xl">
        {title}
      </h1>
      <p className="max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-4">
        {children}
        {ways ?? (
          <>
            <ButtonLink href={routes.home} look={children === undefined ? 'primary' : 'secondary'}>
              {notFoundMessages.back}
            </ButtonLink>
            <ButtonLink href={routes.contact} look="secondary">
              {notFoundMessages.contactUs}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
