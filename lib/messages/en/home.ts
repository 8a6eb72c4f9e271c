export const homeMessages = {
  title: 'Japanese groceries and daily goods, brought to your door',
  description:
    'Minato brings Japanese granola, matcha, snacks, baby care and daily goods to Cambodia and the UAE. Honest prices, delivery in 2-3 working days.',
  bestSellers: 'Best sellers',
  categories: 'Shop by category',
  newArrivals: 'New arrivals',
  brands: 'The makers on our shelf',
  testimonials: 'What customers say',
  highlights: 'From the harbour',
  seeAll: 'See all products',
  newsletterEmail: 'Email address',
  newsletterSubmit: 'Subscribe',
  newsletterAnswer:
    'Thank you. This shop has no mailing list yet, so nothing was sent or stored. To hear from us, write to us: the',
  newsletterContact: 'contact page',
  newsletterAnswerEnd: 'tells how.',
} as const;
