import type { Picture } from '@/lib/domain/picture';

export type Office = {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone?: string;
  readonly email?: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** A picture of a map, on which places are marked by their coordinates. */
export type MarkedMap = {
  readonly src: string;
  /** Size in units of the map. */
  readonly width: number;
  readonly height: number;
  /** Longitude and latitude of the top left corner, in degrees. */
  readonly west: number;
  readonly north: number;
  /** Units in one degree of longitude and of latitude. */
  readonly unitsEast: number;
  readonly unitsNorth: number;
};

export type SocialNetwork = 'facebook' | 'instagram' | 'telegram' | 'youtube';
export type PaymentNetwork = 'visa' | 'mastercard' | 'jcb' | 'americanexpress';
type Icon = { readonly src: string; readonly size: number; readonly purpose: 'any' | 'maskable' };
type Mark<Network> = { readonly network: Network; readonly name: string };

export type Company = {
  readonly name: string;
  /** The square mark beside the name. */
  readonly seal: Picture;
  /** The path of a JPEG. */
  readonly socialImage?: { readonly src: string; readonly alt: string };
  readonly icons: readonly Icon[];
  /** The path of a PNG of 180 pixels without transparency. */
  readonly appleIcon: string;
  /** Days after delivery, and ISO 3166 codes of the countries that accept returns. */
  readonly returns?: { readonly days: number; readonly countries: readonly string[] };
  readonly blurb: string;
  readonly email: string;
  readonly phone?: string;
  readonly address?: string;
  readonly social: readonly (Mark<SocialNetwork> & { readonly url: string })[];
  readonly payments: readonly Mark<PaymentNetwork>[];
  readonly offices: readonly Office[];
};
