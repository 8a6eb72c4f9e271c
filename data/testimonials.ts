import type { Testimonial } from '@/lib/domain/content';

/** The people are fictional, and the pictures show their initials. */
export const testimonials = [
  {
    img: { src: '/images/testimonials/1-741dee8f.svg', width: 96, height: 96, alt: '' },
    des: "The hojicha has replaced my second coffee. I make a litre at night, put it in the fridge, and it's gone before lunch because my mother has found it too.",
    name: 'Sreymom Keo',
    type: 'Verified Customer',
  },
  {
    img: { src: '/images/testimonials/2-a2dd65c2.svg', width: 96, height: 96, alt: '' },
    des: "Our son is four months old, and these wipes are the only ones that come out singly. It sounds like a small thing until it's three in the morning.",
    name: 'Khalid Marzouqi',
    type: 'Verified Customer',
  },
  {
    img: { src: '/images/testimonials/3-58a6c7fb.svg', width: 96, height: 96, alt: '' },
    des: 'I ordered one bag of shrimp crackers to see what they were like. Now there is a shelf for them at the office, and somebody keeps a list.',
    name: 'Dara Phan',
    type: 'Customer',
  },
  {
    img: { src: '/images/testimonials/4-18a15cc1.svg', width: 96, height: 96, alt: '' },
    des: "The mochi box arrived tied with a cord, and I didn't want to open it. My aunt had no such qualms. The twelve pieces lasted about nine minutes.",
    name: 'Mariam Haddad',
    type: 'Verified Customer',
  },
  {
    img: { src: '/images/testimonials/5-ea61d4ed.svg', width: 96, height: 96, alt: '' },
    des: "Everything is described as it is. The page said the maple granola wasn't very sweet, and it wasn't very sweet, and that's why I bought it again.",
    name: 'Owen Tully',
    type: 'Customer',
  },
  {
    img: { src: '/images/testimonials/6-f49de3c7.svg', width: 96, height: 96, alt: '' },
    des: 'The box from Nagi looks like stationery, and the parcel said nothing at all. I wish more shops were this polite.',
    name: 'Bopha L.',
    type: 'Verified Customer',
  },
] as const satisfies readonly Testimonial[];
