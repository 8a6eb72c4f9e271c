export const homeMessages = {
  bestSellers: 'Best sellers',
  categories: 'Shop by category',
  newArrivals: 'New arrivals',
  brands: 'The makers on our shelf',
  testimonials: 'What our customers say',
  seeAll: 'See all products',
  newsletterEmail: 'Email address',
  newsletterSubmit: 'Subscribe',
  newsletterAnswer:
    'Thanks, but we have no mailing list yet, so nothing was sent or stored. You can reach us on the',
  newsletterContact: 'contact page',
  newsletterAnswerEnd: '.',
} as const;
