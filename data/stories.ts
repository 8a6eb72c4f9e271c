import type { Story } from '@/lib/domain/content';

const photograph = { width: 1200, height: 900, widths: [480, 800, 1200] } as const;

export const stories = [
  {
    img: {
      ...photograph,
      src: '/images/stories/harbour-31eb3566-800.avif',
      alt: 'Two wooden crates of goods just set down, a coil of rope and a folded paper boat',
      backdrop: 'mist',
    },
    title1: 'Our name',
    title2: 'The place where goods come in',
    des: 'Minato is the Japanese word for harbour. A harbour is where a ship unloads what it has carried, and where people come to see, smell and choose. We liked the idea of a shop as a quay: open, tidy, a little salty, with the next arrival always somewhere on the horizon.',
  },
  {
    img: {
      ...photograph,
      src: '/images/stories/tasting-808f4d6e-800.avif',
      alt: 'Three cups of tea, from green to amber, each with a dish of its leaves',
      backdrop: 'sage',
    },
    title1: 'How we choose',
    title2: 'Small makers, asked many questions',
    des: 'We look for makers who can tell us where the rice grew and who roasted the tea. They send samples, we use them for a month in our own kitchens and bathrooms, and then we vote. Most things never make it to the shelf. Those that do tend to stay for years.',
  },
  {
    img: {
      ...photograph,
      src: '/images/stories/shelf-b8bd45da-800.avif',
      alt: 'A wooden shelf with five packs standing well apart',
      backdrop: 'wheat',
    },
    title1: 'How we restock',
    title2: 'A short shelf, often refilled',
    des: 'Thirty products, not three thousand. Tea stays in the dark, sweets stay cool, and nothing waits longer than it should, because a short shelf empties quickly. When something runs out, its page says so, and we would rather wait for the next good batch than fill the gap with something else.',
  },
  {
    img: {
      ...photograph,
      src: '/images/stories/parcel-108ad7b8-800.avif',
      alt: 'A paper parcel with a plain label, and on top of it a smaller one tied with red string',
      backdrop: 'wheat',
    },
    title1: 'How we pack',
    title2: 'Paper, string and a plain label',
    des: 'We pack each box by hand, with the heavy things at the bottom and the crackers on top, and wrap it in recycled paper. The outside carries a name, an address and nothing else, so whatever you ordered stays between you and us. The box is yours to keep. Cats approve of the larger ones.',
  },
] as const satisfies readonly Story[];
