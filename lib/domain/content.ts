import type { Picture } from '@/lib/domain/picture';
import type { Category } from '@/lib/domain/product';

// The specification prescribes field names such as `img` and `des`.

export type Country = { readonly name: string; readonly region: string };

/** A word in another script, drawn because no font of the shop has it; `alt` is the word as text. */
export type Word = Picture & { readonly language: string };

/** Shown where there is nothing, such as in a cart without products. */
export type EmptyPicture = Picture & { readonly word?: Word };

/** `word` and `sentence` stand at the top of its page, the blurb in its tile. */
export type CategoryTile = {
  readonly name: Category;
  readonly blurb: string;
  readonly sentence?: string;
  readonly picture?: Picture;
  readonly word?: Word;
};

/** A page may lack its picture. */
export type PagePictures = {
  readonly [
    Page in 'login' | 'register' | 'resetPassword' | 'trackOrder' | 'paymentStatus' | 'career' | 'addresses'
  ]?: Picture;
} & { readonly [Page in 'wishlist' | 'noMatch' | 'notFound' | 'offline']?: EmptyPicture };

export type Brand = { readonly name: string; readonly logo: Picture };

export type Testimonial = {
  readonly img?: Picture;
  readonly des: string;
  readonly name: string;
  readonly type: 'Verified Customer' | 'Customer';
};

/** The text covers the left two fifths of the picture, and on phones the upper third of `phonePicture`. */
export type Hero = {
  readonly title: string;
  readonly text: string;
  /** The label of the link to the store. */
  readonly action: string;
  readonly picture: Picture;
  readonly phonePicture?: Picture;
  readonly word?: Word;
};

export type Newsletter = { readonly title: string; readonly text: string };

export type Banner = {
  readonly name: string;
  readonly brands: readonly string[];
  readonly img: Picture;
  readonly category: Category;
  /** That of the category. */
  readonly word?: Word;
};

export type Promo = {
  readonly logo?: Picture;
  readonly name: string;
  readonly flavour: string;
  readonly img: Picture;
  readonly productId: number;
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
