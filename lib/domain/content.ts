import type { Picture } from '@/lib/domain/picture';
import type { Category } from '@/data/settings';

/** The specification prescribes field names such as `img`, `des` and `title1`. */

export type Country = { readonly name: string; readonly region: string };

export type CategoryTile = {
  readonly name: Category;
  readonly blurb: string;
  readonly picture: Picture;
};

export type Brand = { readonly name: string; readonly logo: Picture };

export type Testimonial = {
  readonly img: Picture;
  readonly des: string;
  readonly name: string;
  readonly type: 'Verified Customer' | 'Customer';
};

export type Banner = {
  readonly name: string;
  readonly brands: readonly string[];
  readonly img: Picture;
  readonly category: Category;
};

export type Promo = {
  readonly logo: Picture;
  readonly name: string;
  readonly flavour: string;
  readonly img: Picture;
  readonly productId: number;
};

export type Story = {
  readonly img: Picture;
  readonly title1: string;
  readonly title2: string;
  readonly des: string;
};

export type Job = {
  readonly title: string;
  readonly business: string;
  readonly type: string;
  readonly location: string;
};

export type SampleAddress = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
};

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

export type Company = {
  readonly name: string;
  /** Shows 港, the name of the shop as one character. */
  readonly seal: Picture;
  /** The path of an SVG sprite with a symbol per network. */
  readonly networkMarks: string;
  /** The path of a JPEG. */
  readonly socialImage: { readonly src: string; readonly alt: string };
  readonly icons: readonly Icon[];
  /** Days after delivery, and ISO 3166 codes of the countries that accept returns. */
  readonly returns: { readonly days: number; readonly countries: readonly string[] };
  readonly blurb: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly social: readonly (Mark<SocialNetwork> & { readonly url: string })[];
  readonly payments: readonly Mark<PaymentNetwork>[];
  readonly offices: readonly Office[];
};

export type Policy = {
  readonly title: string;
  readonly summary: string;
  /** ISO date, such as 2026-11-01. */
  readonly updated: string;
  readonly sections: readonly PolicySection[];
};
export type PolicySection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};
