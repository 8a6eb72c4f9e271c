import type { Picture } from '@/lib/domain/picture';
import type { Category } from '@/lib/domain/product';

/** The shapes of the texts and samples in `data/`: types alone, there is no rule about them. */

export type Country = { readonly name: string; readonly region: string };

/** A category's shelf, as its tile shows it. */
export type CategoryShelf = {
  readonly name: Category;
  /** One short line for the tile. */
  readonly blurb: string;
  readonly picture: Picture;
};

/** A fictional brand of the shelf, with its wordmark. */
export type Brand = { readonly name: string; readonly logo: Picture };

/** HOME-06, DATA-14. */
export type Testimonial = {
  readonly img: Picture;
  readonly des: string;
  readonly name: string;
  readonly type: 'Verified Customer' | 'Customer';
};

/** HOME-08: name, brands, image; `category` is where it leads. */
export type Banner = {
  readonly name: string;
  readonly brands: readonly string[];
  readonly img: Picture;
  readonly category: Category;
};

/** HOME-08: logo, name, flavour, image; `productId` is where it leads. */
export type Promo = {
  readonly logo: Picture;
  readonly name: string;
  readonly flavour: string;
  readonly img: Picture;
  readonly productId: number;
};

/** STAT-04. */
export type Story = {
  readonly img: Picture;
  readonly title1: string;
  readonly title2: string;
  readonly des: string;
};

/** CAR-01. */
export type Job = {
  readonly title: string;
  readonly business: string;
  readonly type: string;
  readonly location: string;
};

/** DASH-06. */
export type SampleAddress = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
};

/** CON-04; the coordinates place it on the map, degrees north and east. */
export type Office = {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type SocialNetwork = 'facebook' | 'instagram' | 'telegram' | 'youtube';
export type PaymentNetwork = 'visa' | 'mastercard' | 'jcb' | 'americanexpress';
type Icon = { readonly src: string; readonly size: number; readonly purpose: 'any' | 'maskable' };
type Mark<Network> = { readonly network: Network; readonly name: string };

/** The company as the footer and the contact page name it. */
export type Company = {
  readonly name: string;
  /** 港, the name in one character. */
  readonly seal: Picture;
  /** A drawing that holds the mark of each network under its name. */
  readonly networkMarks: string;
  /** What other sites show with a link to the shop: a JPEG with its name on it, and what is to be seen there. */
  readonly card: { readonly src: string; readonly alt: string };
  /** For the home screens of telephones: squares of so many pixels, of which a maskable one may be cut round. */
  readonly icons: readonly Icon[];
  /** What the terms promise of returns: days after receiving, and where (ISO 3166 codes of the offices' countries). */
  readonly returns: { readonly days: number; readonly countries: readonly string[] };
  readonly blurb: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly social: readonly (Mark<SocialNetwork> & { readonly url: string })[];
  readonly payments: readonly Mark<PaymentNetwork>[];
  readonly offices: readonly Office[];
};

/** A policy: sections of paragraphs and lists, in plain English. */
export type Policy = {
  readonly title: string;
  /** One or two sentences on top. */
  readonly summary: string;
  /** The day of the last change, as 2026-11-01. */
  readonly updated: string;
  readonly sections: readonly PolicySection[];
};
export type PolicySection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};
