import { withBasePath } from '@/lib/base-path';
import { serviceWorkerFile } from '@/lib/exported-paths.mjs';
import { chunkFolder, errorScreenStyle, htmlOfReact } from '@/scripts/export/next-markup.mjs';

type Policy = {
  readonly createScriptURL: (url: string) => string | null;
  readonly createHTML: (html: string) => string | null;
};

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, policy?: Policy) => void };
  }
}

/** Allows script urls of the build and the service worker, and HTML that React writes. */
export function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
    createHTML: (html) => {
      // The error screen works without its style, but not if the style is rejected.
      if (html.startsWith(errorScreenStyle)) return '';
      return html === htmlOfReact ? html : null;
    },
  });
}

function isOwnScript(url: string): boolean {
  // The url is decoded, because some hosts resolve `..%2f` to a file outside the folder.
  const { origin, pathname } = new URL(decodeURIComponent(url), location.href);
  const isKnown =
    pathname === withBasePath(serviceWorkerFile) || pathname.startsWith(withBasePath(chunkFolder));
  return isKnown && origin === location.origin;
}
