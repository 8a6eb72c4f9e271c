/** The page for language models. */
export const llmsMessages = {
  notes:
    'All prices are in US dollars, discounts taken off. The checkout of this site charges no card and creates no order. Carts, wishlists and accounts stay in the browser of the shopper, so their pages say nothing here.',
  inStock: 'in stock',
  outOfStock: 'out of stock',
  forAdults: 'for adults',
  shop: 'The shop',
  data: 'The same facts as data',
  pages: {
    home: 'Home',
    store: 'Our Store',
    aboutUs: 'About Us',
    contact: 'Contact',
    career: 'Career',
    terms: 'Terms & Conditions',
    privacy: 'Privacy Policy',
    cookie: 'Cookie Policy',
  },
} as const;
