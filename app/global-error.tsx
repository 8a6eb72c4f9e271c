'use client';

import { useStaleDeploy } from '@/components/layout/lost-chunks';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { errorMessages } from '@/messages/error';
import { language } from '@/messages/language';
import './globals.css';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Replaces the whole document when the root layout throws, so it uses neither its providers nor the router. */
export default function GlobalError({ error, retry }: Props) {
  const mustReload = useStaleDeploy(error);
  const title = mustReload ? errorMessages.shopUpdated : errorMessages.title;
  return (
    <html lang={language}>
      <body>
        <title>{title}</title>
        <main className="page grid min-h-dvh place-content-center gap-5 text-center">
          <h1 className="text-4xl">{title}</h1>
          <p>{mustReload ? errorMessages.shopUpdatedText : errorMessages.text}</p>
          <p className="flex justify-center gap-6">
            <button
              type="button"
              className="text-link min-h-11"
              onClick={mustReload ? () => window.location.reload() : retry}
            >
              {mustReload ? errorMessages.reload : errorMessages.retry}
            </button>
            <a href={withBasePath(routes.home)} className="text-link inline-flex min-h-11 items-center">
              {errorMessages.back}
            </a>
            <a href={withBasePath(routes.contact)} className="text-link inline-flex min-h-11 items-center">
              {errorMessages.contactUs}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
