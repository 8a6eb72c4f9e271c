import type { CategoryTile } from '@/lib/domain/content';

/** In the order of the filter; `backdrop` names a theme colour. */
export const categoryTiles = [
  {
    name: 'Calbee Frugra',
    blurb: 'Oats, fruit and a slow start',
    picture: {
      src: '/images/categories/calbee-frugra-ba896c45-800.avif',
      width: 1200,
      height: 800,
      alt: 'Three pouches of granola side by side',
      widths: [480, 800, 1200],
      backdrop: 'wheat',
    },
  },
  {
    name: 'Matcha Green Tea',
    blurb: 'Powder, leaf and a quiet cup',
    picture: {
      src: '/images/categories/matcha-green-tea-be4edfd5-800.avif',
      width: 1200,
      height: 800,
      alt: 'Two tea tins and a box of tea bags',
      widths: [480, 800, 1200],
      backdrop: 'sage',
    },
  },
  {
    name: 'Baby Collection',
    blurb: 'Gentle care for babies',
    picture: {
      src: '/images/categories/baby-collection-c1d34635-800.avif',
      width: 1200,
      height: 800,
      alt: 'A pump bottle of lotion, a feeding bottle and a tube of cream',
      widths: [480, 800, 1200],
      backdrop: 'blush',
    },
  },
  {
    name: 'Healthcare Products',
    blurb: 'For the sink, the bath and the bag',
    picture: {
      src: '/images/categories/healthcare-products-03dd1fe4-800.avif',
      width: 1200,
      height: 800,
      alt: 'A pouch of bath salts, a bottle of face oil and a jar of hand balm',
      widths: [480, 800, 1200],
      backdrop: 'mist',
    },
  },
  {
    name: 'Okamoto Condom & Lubrican',
    blurb: 'Plain, discreet and well made',
    picture: {
      src: '/images/categories/okamoto-condom-lubrican-2b87e4b2-800.avif',
      width: 1200,
      height: 800,
      alt: 'Two slim boxes and a tube in navy and sand',
      widths: [480, 800, 1200],
      backdrop: 'moon',
    },
  },
  {
    name: 'Snacks & Confectionaries',
    blurb: 'Crackers, sweets and a cookie tin',
    picture: {
      src: '/images/categories/snacks-confectionaries-dca83549-800.avif',
      width: 1200,
      height: 800,
      alt: 'A bag of shrimp crackers, a tin of cookies and a pouch of sugar stars',
      widths: [480, 800, 1200],
      backdrop: 'apricot',
    },
  },
] as const satisfies readonly CategoryTile[];
