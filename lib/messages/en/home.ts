import { shopName } from '@/shop/settings';

/** Stands outside the object below: the build inlines that object's texts only while none of them uses an import. */
export const homeDescription = `${shopName} brings Japanese granola, matcha, snacks, baby care and everyday goods to Cambodia and the UAE. Honest prices and delivery in 2-3 working days.`;

export const homeMessages = {
  title: 'Japanese groceries and everyday goods, delivered to your door',
  bestSellers: 'Best sellers',
  categories: 'Shop by category',
  newArrivals: 'New arrivals',
  brands: 'The makers on our shelf',
  testimonials: 'What our customers say',
  highlights: 'From the harbour',
  seeAll: 'See all products',
  newsletterEmail: 'Email address',
  newsletterSubmit: 'Subscribe',
  newsletterAnswer:
    'Thanks, but we have no mailing list yet, so nothing was sent or stored. You can reach us on the',
  newsletterContact: 'contact page',
  newsletterAnswerEnd: '.',
} as const;
