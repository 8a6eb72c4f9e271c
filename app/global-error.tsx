'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { useStaleDeploy } from '@/components/layout/lost-chunks';
import { errorMessages } from '@/messages/error';
import { language } from '@/messages/language';
import './globals.css';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Replaces the whole document when the root layout throws, so it uses neither its providers nor the router. */
export default function GlobalError({ error, retry }: Props) {
  const mustReload = useStaleDeploy(error);
  return (
    <html lang={language}>
      <body>
        <title>{mustReload ? errorMessages.shopUpdated : errorMessages.title}</title>
        <main>
          <ErrorScreen mustReload={mustReload} retry={retry} />
        </main>
      </body>
    </html>
  );
}
