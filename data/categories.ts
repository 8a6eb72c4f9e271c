import type { CategoryShelf } from '@/lib/domain/content';

/** In the order of the filter; a backdrop is the name of a colour in the theme. */
export const categoryShelves = [
  {
    name: 'Calbee Frugra',
    blurb: 'Oats, fruit and a slow start',
    picture: {
      src: '/images/categories/calbee-frugra.svg',
      width: 900,
      height: 600,
      alt: 'Three pouches of granola side by side',
      backdrop: 'wheat',
    },
  },
  {
    name: 'Matcha Green Tea',
    blurb: 'Powder, leaf and a quiet cup',
    picture: {
      src: '/images/categories/matcha-green-tea.svg',
      width: 900,
      height: 600,
      alt: 'Two tea tins and a carton of tea bags',
      backdrop: 'sage',
    },
  },
  {
    name: 'Baby Collection',
    blurb: 'Soft things for small people',
    picture: {
      src: '/images/categories/baby-collection.svg',
      width: 900,
      height: 600,
      alt: 'A pump bottle of lotion, a feeding bottle and a tube of cream',
      backdrop: 'blush',
    },
  },
  {
    name: 'Healthcare Products',
    blurb: 'For the sink, the bath and the bag',
    picture: {
      src: '/images/categories/healthcare-products.svg',
      width: 900,
      height: 600,
      alt: 'A pouch of bath salts, a bottle of face oil and a jar of hand balm',
      backdrop: 'mist',
    },
  },
  {
    name: 'Okamoto Condom & Lubrican',
    blurb: 'Plain, discreet and well made',
    picture: {
      src: '/images/categories/okamoto-condom-lubrican.svg',
      width: 900,
      height: 600,
      alt: 'Two slim boxes and a tube in navy and sand',
      backdrop: 'moon',
    },
  },
  {
    name: 'Snacks & Confectionaries',
    blurb: 'Crackers, sweets and a good tin',
    picture: {
      src: '/images/categories/snacks-confectionaries.svg',
      width: 900,
      height: 600,
      alt: 'A bag of shrimp crackers, a tin of cookies and a pouch of sugar stars',
      backdrop: 'apricot',
    },
  },
] as const satisfies readonly CategoryShelf[];
