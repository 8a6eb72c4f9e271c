const kB = 1000;

const everywhere = { fonts: 60 * kB, requests: 20, payloads: 0, urgent: 1 };

/**
 * What the measured pages may weigh; the policy stands for all text pages.
 * Bytes: `script` above the framework's baseline, `text` HTML plus CSS, `pictures` in a phone's first viewport.
 * Counts: `requests` without images, `payloads` of other pages, `urgent` high-priority images.
 *
 * Script: each page needs next/link (3.5 kB), router hooks (2), zustand (1.7), valibot (2.8), the stores (5)
 * and the layout (6), which the baseline lacks. Loading them later only delays the same bytes.
 * Text: each page inlines all styles (8 kB), as a stylesheet file delays the first paint on a slow connection
 * by 0.7 to 0.9 s. Per-page styles would save 2.1 to 2.6 kB but leave the next page partly unstyled until the
 * rest loads. The remaining HTML is in the page twice, as markup and as the hydration payload.
 */
export const budgets = {
  home: { path: '/', most: { ...everywhere, script: 27.3 * kB, text: 23.3 * kB, pictures: 80 * kB } },
  catalogue: {
    path: '/OurStore',
    most: { ...everywhere, script: 31.7 * kB, text: 21.4 * kB, pictures: 70 * kB },
  },
  product: {
    path: '/OurStore/Matcha_Green_Tea/Genmaicha_Brown_Rice_Tea',
    most: { ...everywhere, script: 29.5 * kB, text: 20.8 * kB, pictures: 45 * kB },
  },
  cart: { path: '/Cart', most: { ...everywhere, script: 35.7 * kB, text: 20.7 * kB, pictures: 45 * kB } },
  policy: {
    path: '/Privacy-Policy',
    most: { ...everywhere, script: 24.2 * kB, text: 19 * kB, pictures: 45 * kB },
  },
};

/** Offline copy, fetched once a page is idle: product pages 610 kB, others 440, code, fonts and icons 320. */
export const maxOfflineCopyBytes = 1420 * kB;
