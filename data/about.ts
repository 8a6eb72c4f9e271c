type About = {
  readonly title: string;
  readonly intro: readonly string[];
  readonly promises: readonly { readonly title: string; readonly text: string }[];
};

const uaeFreeShipping = 'AED 85';

export const about = {
  title: 'A small harbour for Japanese goods',
  intro: [
    'Minato began with a suitcase. Before every visit home to Japan, somebody asked us to bring something back: the granola with the berries, the green tea in the low tin, the wipes that come out one at a time. The suitcase became a pallet, the pallet became a container, and the container needed a door that others could open too.',
    'Today we stock thirty products for shoppers in Cambodia, the United Arab Emirates and the rest of the Gulf. Thirty is few enough for us to have eaten, poured, rubbed in or unfolded every one of them, and to say plainly what each one is like.',
  ],
  promises: [
    {
      title: `Free shipping over ${uaeFreeShipping} within the UAE`,
      text: `Parcels for the UAE leave from our shelf in Dubai, so they don't have far to go. On orders over ${uaeFreeShipping}, shipping is free.`,
    },
    {
      title: '100% money-back guarantee',
      text: "If something isn't what we said it was, tell us. We'll refund everything you paid, and ask only what went wrong.",
    },
    {
      title: 'HACCP certified',
      text: 'Our warehouses follow a certified HACCP plan: food is kept cool, dry and apart from everything else, and each delivery is checked and recorded.',
    },
  ],
} as const satisfies About;
