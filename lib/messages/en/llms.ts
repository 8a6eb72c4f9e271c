import { currencyName } from '@/shop/settings';

export const llmsMessages = {
  notes: `All prices are in ${currencyName}, with discounts applied. The checkout on this site charges no card and creates no order. Carts, wishlists and accounts stay in the shopper's browser, so their pages are left out here.`,
  inStock: 'in stock',
  outOfStock: 'out of stock',
  forAdults: 'for adults',
  shop: 'The shop',
  data: 'The same facts as data files',
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
