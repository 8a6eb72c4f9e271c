'use client';

import { textLinkLook } from '@/components/ui/text-link-look';
import { errorMessages, notFoundMessages } from '@/lib/messages/en';
import { routes, withBasePath } from '@/lib/routes';
import './globals.css';

type Props = { readonly retry: () => void };

/** A failure of the frame itself: nothing of it can be relied on here, so plain links and a plain button. */
export default function GlobalError({ retry }: Props) {
  return (
    <html lang="en">
      <body>
        <title>{errorMessages.title}</title>
        <main className="page grid min-h-dvh place-content-center gap-5 text-center">
          <h1 className="text-4xl">{errorMessages.title}</h1>
          <p>{errorMessages.text}</p>
          <p className="flex justify-center gap-6">
            <button type="button" className="text-link min-h-11" onClick={retry}>
              {errorMessages.retry}
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
