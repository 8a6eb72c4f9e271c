import type { Metadata } from 'next';
import { snippetOf } from '@/lib/domain/listing';
import { asJpeg } from '@/lib/domain/picture';
import type { ProductDetails } from '@/lib/domain/product';
import { absoluteUrl, productPath } from '@/lib/routes';

/** What other sites show with a link: a JPEG below `public/`, 1200 pixels wide, and what is to be seen on it. */
type Card = { readonly src: string; readonly alt: string; readonly height?: number };

type Page = {
  readonly title: string;
  /** One or two sentences for people who search. */
  readonly description: string;
  /** The page's own address, without query. */
  readonly path: string;
};

/** Cart, payment, account and tracking pages stay out of search engines, and nobody shares them. */
type PrivatePage = Page & { readonly isPrivate: true };

type PublicPage = Page & {
  readonly isPrivate?: false;
  readonly card: Card;
  /** The day of its last change, as 2026-11-01, where the page itself names it. */
  readonly updated?: string;
};

const siteName = 'Minato';

/** Title, description, canonical address and card of a page; a private page is not indexed. */
export function pageMetadata(page: PrivatePage | PublicPage): Metadata {
  const { description, path } = page;
  const title = `${page.title} | ${siteName}`;
  const url = absoluteUrl(path);
  const about = { title, description, url, siteName, locale: 'en_GB' };
  const known = { title, description, alternates: { canonical: url } };
  if (page.isPrivate) {
    return { ...known, openGraph: { ...about, type: 'website' }, robots: { index: false, follow: true } };
  }
  const { card, updated } = page;
  const { src, alt, height = 630 } = card;
  const images = [{ url: absoluteUrl(src), width: 1200, height, type: 'image/jpeg', alt }];
  return {
    ...known,
    openGraph: {
      ...about,
      images,
      ...(updated === undefined ? { type: 'website' } : { type: 'article', modifiedTime: updated }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** A product's page, with its own card; a product that has none yet shows its picture. */
export function productMetadata(product: ProductDetails): Metadata {
  const { name, brand, img, card } = product;
  const alt = `${name}, ${brand}`;
  return pageMetadata({
    title: name,
    description: snippetOf(product.description),
    path: productPath(product),
    card: card === undefined ? { src: asJpeg(img), height: 1200, alt } : { src: card, alt },
  });
}
