import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/routes';

type Page = {
  readonly title: string;
  /** One or two sentences for people who search. */
  readonly description: string;
  /** The page's own address, without query. */
  readonly path: string;
  /** Cart, payment, account and tracking pages stay out of search engines. */
  readonly isPrivate?: boolean;
};

const siteName = 'Minato';

/** Title, description, canonical address and card of a page; a private page is not indexed. */
export function pageMetadata({ title, description, path, isPrivate = false }: Page): Metadata {
  const url = absoluteUrl(path);
  const fullTitle = `${title} | ${siteName}`;
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url },
    openGraph: { title: fullTitle, description, url, siteName, type: 'website', locale: 'en_GB' },
    ...(isPrivate ? { robots: { index: false, follow: true } } : {}),
  };
}
