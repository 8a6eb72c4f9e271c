/** Kilobytes as networks count them. */
const kB = 1000;

/** One page for each kind that a shopper meets first; the policy stands for all pages of words. */
export const pages = {
  home: '/',
  catalogue: '/OurStore',
  product: '/OurStore/Matcha_Green_Tea/Genmaicha_Brown_Rice_Tea',
  cart: '/Cart',
  policy: '/Privacy-Policy',
};

/**
 * What we want, in bytes and counts: `script` above the framework's own floor, `text` the HTML and its styles (the first
 * flight of a connection), `pictures` those of a phone's first view, `requests` all but pictures, `payloads` what is
 * fetched of other pages without being asked, `urgent` pictures of high priority.
 */
const everywhere = { script: 8 * kB, text: 14 * kB, fonts: 60 * kB, requests: 20, payloads: 0, urgent: 1 };
export const targets = {
  home: { ...everywhere, pictures: 80 * kB },
  catalogue: { ...everywhere, text: 18 * kB, pictures: 70 * kB },
  product: { ...everywhere, pictures: 45 * kB },
  cart: { ...everywhere, pictures: 45 * kB },
  policy: { ...everywhere, script: 6 * kB, pictures: 45 * kB },
};

/** Where a target proved out of reach: the figure reached, and why it is not less. */
export const reached = {};
