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

/**
 * Where a target proved out of reach: the figure reached, with room for a sentence or two, and why it is not less.
 *
 * Script. The floor's page has no link and remembers nothing. Next's own Link with what it draws in weighs 3.5 kB, the
 * hooks of the router 2, zustand with its persistence 1.7, valibot with the schemas that read storage 2.8, the stores of
 * cart, wishlist, notices and session 5, and the frame that each page has (header, search, menu, curtain, notices) 6. The
 * sentences are split by noun, icons and schemas are shaken; what is left is what the shop does on every page. Leaving
 * it for later would load the same bytes after the first press instead of before it. Since then a line that was removed
 * can be put back in its place, a product's page tells what an order comes to and what one has looked at, and the
 * catalogue goes on above a hundred products and after Back: 0.1 to 1.5 kB, by page. What sends an order and shares a cart
 * (8 kB with the QR code) comes on press; the cart carries the buttons and keeps the coupon. What it says of a country's
 * addresses and phone numbers (2 kB) comes once one is chosen or typed; asking for it and showing it costs the cart 0.3.
 * That an address can be saved on the device and filled in again costs the cart 1.7, with the list of them.
 *
 * The bundler merges what it would else cut into scripts of one or two kilobytes (next.config.mjs): 2 kB less on every page,
 * and four or five scripts fewer of 12 to 15. Merged with the framework's own they would be 3.8 kB less and two fewer, but
 * the floor would be 3.5 less as well, and a new release of either would fetch both anew.
 *
 * Prices beside dollars, on choice, cost 0.5 of script and 0.1 of text on every page, for the choice stands on each.
 *
 * The search costs every page 0.4 of script, for the keys that open its bar and the words that the bar brings, and the
 * catalogue 0.9 more, which asks for it, marks what it found and leads on. The search itself (7.5 kB, with its synonyms)
 * comes once there are words.
 *
 * What has the worker keep the shop for times without a network, and offers a newer one, costs 0.6 on every page: it is
 * there from the first visit on, on whatever page that is.
 *
 * Text. The styles of all pages weigh 8 kB and stand in each page: as a file, fetched once for a whole visit, they
 * kept a phone on a slow line waiting 0.7 to 0.9 s for its first paint (2.0 s against 1.1 s on a policy page, with the
 * floor at 0.9). Only the rules that a page and its scripts use would be 2.1 to 2.6 kB less, 13 ms on that line, and
 * still above the target; the others would have to come before the next page is opened, or that would stand there half
 * dressed, and where they did not come, for good. What is left for a page's own HTML is said twice in it, as markup
 * and as the payload that wakes it. Cards are drawn from compact props: 1.1 kB more script on home and product, the
 * catalogue's own, for 0.5 to 1.5 kB less text on each of them, 14 kB less to fetch for a product opened in the shop,
 * and 44 kB less on the host's disk.
 */
export const reached = {
  script: { home: 26.8 * kB, catalogue: 31.1 * kB, product: 28.9 * kB, cart: 33.5 * kB, policy: 23.8 * kB },
  text: { home: 22.7 * kB, catalogue: 20.8 * kB, product: 20.3 * kB, cart: 19.9 * kB, policy: 18.4 * kB },
};

/**
 * The copy of the shop that the service worker fetches when a page is at rest, one file after the other (A-71): 30
 * products' pages are 610 kB of it and the others 440, for each holds its frame and styles; code, type and marks are 320,
 * of which a first visit has fetched more than half. Where data is saved, and on a 2G network, it is not fetched at all.
 * Without the pages of words it would be 0.3 MB less, and those would come from the host, of another build after a while.
 */
export const mostOfCopy = 1400 * kB;
