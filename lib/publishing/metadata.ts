import type { Metadata } from 'next';
import { withBasePath } from '@/lib/base-path';
import type { Company } from '@/lib/domain/company';
import { asJpeg, isDrawing } from '@/lib/domain/picture';
import type { ProductDetails } from '@/lib/domain/product';
import { absoluteUrl, productPath } from '@/lib/routes';
import { locale } from '@/messages/language';
import { productMetadataMessages } from '@/messages/product-metadata';
import { shopName } from '@/shop/settings';

/** A social image is a JPEG in `public/`, 1200 pixels wide and by default 630 high. */
type SocialImage = { readonly src: string; readonly alt: string; readonly height?: number };

type Page = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
};

/** A private page is not indexed and has no social image. */
type PrivatePage = Page & { readonly isPrivate: true };

type PublicPage = Page & {
  readonly isPrivate?: false;
  readonly socialImage: SocialImage | undefined;
  /** The ISO date of the last change. */
  readonly updated?: string;
};

const maxDescription = 160;
/** Matches greedily, up to the last end of a sentence that a blank follows. */
const wholeSentences = /^.*[.!?](?= )/;
/** Matches the last word, which may be cut, and the punctuation before it. */
const lastWord = /[^\p{L}\p{M}\p{N}]*\s\S*$/u;

export function pageTitle(title: string): string {
  return `${title} | ${shopName}`;
}

export function pageMetadata(page: PrivatePage | PublicPage): Metadata {
  const { description, path } = page;
  const title = pageTitle(page.title);
  const url = absoluteUrl(path);
  const openGraph = { title, description, url, siteName: shopName, locale: locale.replace('-', '_') };
  const common = { title, description, alternates: { canonical: url } };
  if (page.isPrivate) {
    return {
      ...common,
      openGraph: { ...openGraph, type: 'website' },
      robots: { index: false, follow: true },
    };
  }
  const { socialImage, updated } = page;
  const images = socialImage && [imageOf(socialImage)];
  return {
    ...common,
    openGraph: {
      ...openGraph,
      ...(images && { images }),
      ...(updated === undefined ? { type: 'website' } : { type: 'article', modifiedTime: updated }),
    },
    twitter: { card: images ? 'summary_large_image' : 'summary' },
  };
}

function imageOf({ src, alt, height = 630 }: SocialImage) {
  return { url: absoluteUrl(src), width: 1200, height, alt };
}

/** A product without a social image has its picture, or that of the shop if it has no photograph either. */
export function productMetadata(product: ProductDetails, ofShop: SocialImage | undefined): Metadata {
  const { name, brand, img, socialImage } = product;
  const alt = brand === undefined ? name : `${name}, ${brand}`;
  const picture = isDrawing(img) ? ofShop : { src: asJpeg(img), height: 1200, alt };
  return pageMetadata({
    title: name,
    description: metaDescription(product.description ?? productMetadataMessages.fallback(product)),
    path: productPath(product),
    socialImage: socialImage === undefined ? picture : { src: socialImage, alt },
  });
}

/** The icons of browsers and home screens. */
export function pageIcons({ seal, icons, appleIcon }: Pick<Company, 'seal' | 'icons' | 'appleIcon'>) {
  const mark = isDrawing(seal.src)
    ? [{ url: withBasePath(seal.src), sizes: 'any', type: 'image/svg+xml' }]
    : icons
        .filter(({ purpose }) => purpose === 'any')
        .map(({ src, size }) => ({ url: withBasePath(src), sizes: `${size}x${size}`, type: 'image/png' }));
  return {
    icon: [{ url: withBasePath('/favicon.ico'), sizes: '48x48', type: 'image/x-icon' }, ...mark],
    // Browsers need sizes only to choose between icons.
    apple: withBasePath(appleIcon),
  };
}

/** The whole sentences that fit, or whole words if the sentences would fill less than half. */
function metaDescription(text: string): string {
  if (text.length <= maxDescription) return text;
  const [sentences = ''] = wholeSentences.exec(text.slice(0, maxDescription + 1)) ?? [];
  if (sentences.length >= maxDescription / 2) return sentences;
  const words = text.slice(0, maxDescription).replace(lastWord, '');
  return `${words.slice(0, maxDescription - 1)}…`;
}
