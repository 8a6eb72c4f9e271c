import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { errorMessages } from '@/messages/error';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly picture?: ReactNode;
  /** An action that stands before the others. */
  readonly children?: ReactNode;
  /** Replaces the links to the home and contact pages. */
  readonly actions?: ReactNode;
};

export function ProblemScreen({ title, text, picture, children, actions }: Props) {
  return (
    <div className="page grid min-h-[50vh] content-start gap-6 py-8 sm:py-12 md:grid-cols-2">
      <div>
        <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-form text-lg text-balance text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {children}
          {actions ?? (
            <>
              <ButtonLink href={routes.home} variant={children === undefined ? 'primary' : 'secondary'}>
                {errorMessages.back}
              </ButtonLink>
              <ButtonLink href={routes.contact} variant="secondary">
                {errorMessages.contactUs}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {picture}
    </div>
  );
}
