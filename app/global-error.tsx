'use client';

import { useRenewal } from '@/components/layout/use-renewal';
import { textLinkLook } from '@/components/ui/text-link-look';
import { errorMessages } from '@/lib/messages/en/error';
import { notFoundMessages } from '@/lib/messages/en/not-found';
import { routes, withBasePath } from '@/lib/routes';
import './globals.css';

type Props = { readonly error: unknown; readonly retry: () => void };

/** A failure of the frame itself: nothing of it can be relied on here, so plain links and a plain button. */
export default function GlobalError({ error, retry }: Props) {
  const hasChanged = useRenewal(error);
  const title = hasChanged ? errorMessages.changed : errorMessages.title;
  return (
    <html lang="en">
      <body>
        <title>{title}</title>
        <main className="page grid min-h-dvh place-content-center gap-5 text-center">
          <h1 className="text-4xl">{title}</h1>
          <p>{hasChanged ? errorMessages.changedText : errorMessages.text}</p>
          <p className="flex justify-center gap-6">
            <button
              type="button"
              className="text-link min-h-11"
              onClick={hasChanged ? () => window.location.reload() : retry}
            >
              {hasChanged ? errorMessages.reload : errorMessages.retry}
            </button>
            <a href={withBasePath(routes.home)} className={textLinkLook}>
              {notFoundMessages.back}
            </a>
            <a href={withBasePath(routes.contact)} className={textLinkLook}>
              {notFoundMessages.contactUs}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
