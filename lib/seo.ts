import type { Metadata } from 'next';
import type { ProductDetails } from '@/lib/domain/product';
import { absoluteUrl, productPath } from '@/lib/routes';

type Page = {
  readonly title: string;
  /** One or two sentences for people who search. */
  readonly description: string;
  /** The page's own address, without query. */
  readonly path: string;
  /** Cart, payment, account and tracking pages stay out of search engines. */
  readonly isPrivate?: boolean;
  /** What other sites show with a link to it: a JPEG below `public/`, and what is to be seen on it. */
  readonly card?: { readonly src: string; readonly alt: string } | undefined;
};

const siteName = 'Minato';
const cardSize = { width: 1200, height: 630 };

/** Title, description, canonical address and card of a page; a private page is not indexed. */
export function pageMetadata({ title, description, path, isPrivate = false, card }: Page): Metadata {
  const url = absoluteUrl(path);
  const fullTitle = `${title} | ${siteName}`;
  const images = card && [{ url: absoluteUrl(card.src), ...cardSize, alt: card.alt }];
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url },
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName,
      type: 'website',
      locale: 'en_GB',
      ...(images && { images }),
    },
    ...(images && { twitter: { card: 'summary_large_image', title: fullTitle, description, images } }),
    ...(isPrivate ? { robots: { index: false, follow: true } } : {}),
  };
}

/** A product's page, with its own card. */
export function productMetadata(product: ProductDetails): Metadata {
  const { name, brand, description, card } = product;
  return pageMetadata({
    title: name,
    description,
    path: productPath(product),
    card: card === undefined ? undefined : { src: card, alt: `${name}, ${brand}` },
  });
}
