import { backdrops, type Category } from '@/data/settings';
import type { CategoryTile } from '@/lib/domain/content';

type Tile = { readonly name: Category; readonly blurb: string; readonly src: string; readonly alt: string };

/** The tiles stand in the order of the filter. */
const tiles = [
  {
    name: 'Calbee Frugra',
    blurb: 'Oats, fruit and a slow start',
    src: '/images/categories/calbee-frugra-ba896c45-800.avif',
    alt: 'Three pouches of granola side by side',
  },
  {
    name: 'Matcha Green Tea',
    blurb: 'Powder, leaf and a quiet cup',
    src: '/images/categories/matcha-green-tea-be4edfd5-800.avif',
    alt: 'Two tea tins and a box of tea bags',
  },
  {
    name: 'Baby Collection',
    blurb: 'Gentle care for babies',
    src: '/images/categories/baby-collection-c1d34635-800.avif',
    alt: 'A pump bottle of lotion, a feeding bottle and a tube of cream',
  },
  {
    name: 'Healthcare Products',
    blurb: 'For the sink, the bath and the bag',
    src: '/images/categories/healthcare-products-03dd1fe4-800.avif',
    alt: 'A pouch of bath salts, a bottle of face oil and a jar of hand balm',
  },
  {
    name: 'Okamoto Condom & Lubrican',
    blurb: 'Plain, discreet and well made',
    src: '/images/categories/okamoto-condom-lubrican-2b87e4b2-800.avif',
    alt: 'Two slim boxes and a tube in navy and sand',
  },
  {
    name: 'Snacks & Confectionaries',
    blurb: 'Crackers, sweets and a cookie tin',
    src: '/images/categories/snacks-confectionaries-dca83549-800.avif',
    alt: 'A bag of shrimp crackers, a tin of cookies and a pouch of sugar stars',
  },
] as const satisfies readonly Tile[];

export const categoryTiles: readonly CategoryTile[] = tiles.map(({ name, blurb, src, alt }) => ({
  name,
  blurb,
  picture: { src, alt, width: 1200, height: 800, widths: [480, 800, 1200], backdrop: backdrops[name] },
}));
