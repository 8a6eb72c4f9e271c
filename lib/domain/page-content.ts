import type { Picture } from '@/lib/domain/picture';

/** A string if no part of the text is marked. */
export type PageText = string | readonly TextPart[];
export type TextPart =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: PageText }
  /** `href` is a page of the shop, or begins with `https://`, `mailto:` or `tel:`. */
  | { readonly kind: 'link'; readonly href: string; readonly text: PageText }
  | { readonly kind: 'break' };

export type PageBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: PageText }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      /** The number of the first item, if the list is ordered. */
      readonly start: number;
      readonly items: readonly PageText[];
    };

type PageSection = {
  /** Unique on its page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly PageBlock[];
};

type Page<Section extends PageSection> = {
  readonly title: string;
  /** Shown below the title. */
  readonly summary: string;
  /** For search engines and previews. */
  readonly description: string;
  /** What stands above the sections. */
  readonly intro: readonly PageBlock[];
  readonly sections: readonly Section[];
};

export type PolicySection = PageSection;
/** `updated` is an ISO date, such as 2026-11-01. */
export type Policy = Page<PolicySection> & { readonly updated: string };

export type Story = {
  readonly img: Picture;
  /** A small title above the large one. */
  readonly title1?: string;
  readonly title2: string;
  readonly des: readonly PageBlock[];
};

type Card = { readonly title: string; readonly text: readonly PageBlock[] };
/** A section has stories or cards or neither, and shows its blocks above them. */
type AboutSection = PageSection & {
  readonly stories: readonly Story[];
  readonly cards: readonly Card[];
};
export type About = Page<AboutSection> & { readonly updated?: string };
