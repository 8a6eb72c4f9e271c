const listFormat = {
  and: new Intl.ListFormat('en-GB'),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** The texts about the shop: those in `shop.json`, and for others sentences that are true for any shop. */
export function textsOf(settings, products) {
  const { name, description, categories, contact, texts } = settings;
  const towns = contact.offices.map((office) => office.name);
  const offices = towns.length === 1 ? 'office' : 'offices';
  const defaults = {
    homeTitle: 'Online shop',
    homeDescription: description,
    highlights: 'Highlights',
    storeDescription: `${countOf(products)} of ${name}: ${listFormat.and.format(categories.map((category) => category.name))}.`,
    careerDescription:
      towns.length === 0
        ? `Open positions at ${name}.`
        : `Open positions at our ${offices} in ${listFormat.and.format(towns)}.`,
    contactDescription:
      towns.length === 0
        ? `How to reach ${name}.`
        : `Visit, call or write to us in ${listFormat.or.format(towns)}.`,
    emptyCartHint: 'You will find our products in the store.',
    collectHint:
      towns.length === 0
        ? 'Pay when you collect your order.'
        : `Pay at our office in ${listFormat.or.format(towns)} when you collect your order.`,
  };
  return { ...defaults, ...texts };
}

function countOf({ length }) {
  return length === 1 ? 'The one product' : `All ${length} products`;
}

/** A name for files and caches: "Tom & Co" gives "tom-co", and a name without Latin letters "shop". */
export function latinSlugOf(name) {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'shop';
}
