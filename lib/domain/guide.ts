/** What a step of a guide is about; each has a drawing. */
export type GuideIcon =
  | 'air'
  | 'baby'
  | 'bath'
  | 'bowl'
  | 'cold'
  | 'cup'
  | 'cutlery'
  | 'day'
  | 'drop'
  | 'eye'
  | 'face'
  | 'gift'
  | 'hand'
  | 'heat'
  | 'leaf'
  | 'lock'
  | 'milk'
  | 'night'
  | 'open'
  | 'people'
  | 'repeat'
  | 'size'
  | 'sun'
  | 'temperature'
  | 'time'
  | 'wash'
  | 'water'
  | 'weight';

export type GuideStep = {
  readonly icon: GuideIcon;
  /** A few characters, such as "80 °C". */
  readonly amount?: string;
  readonly text: string;
};

export type Origin = {
  readonly place: string;
  readonly text?: string;
  /** Degrees; either both or neither. */
  readonly latitude?: number;
  readonly longitude?: number;
};

/** How a product is used, where it comes from, and what goes well with it. */
export type Guide = {
  /** The heading of the steps. */
  readonly title?: string;
  readonly steps?: readonly GuideStep[];
  readonly origin?: Origin;
  /** An empty list says that there is none. */
  readonly allergens?: readonly string[];
  readonly storage?: string;
  readonly keeps?: string;
  /** One sentence about one or two other products, by their ids. */
  readonly goesWith?: { readonly text: string; readonly products: readonly number[] };
  /** What photos show, for their alternative texts. */
  readonly photos?: { readonly served?: string; readonly size?: string };
};
