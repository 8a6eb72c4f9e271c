const kB = 1000;

const everyPage = { fontBytes: 27 * kB, requests: 20, prefetchedPages: 0, urgentImages: 1 };

/**
 * The most that a page of each kind may weigh; the privacy policy stands for all text pages.
 *
 * `scriptBytes`: JavaScript beyond that of a minimal Next.js page, also if it is fetched and not run.
 * `textBytes`: HTML and CSS.
 * `pictureBytes`: images in the first viewport of a phone.
 * `fontBytes`: fonts.
 * `requests`: requests of any kind except images.
 * `prefetchedPages`: requests for the data of other pages.
 * `urgentImages`: visible images with `fetchpriority="high"`.
 *
 * Script: each page has 12 kB beyond the minimal page: the stores (3.5), which read storage with guards, because schemas
 * would cost 3 to 5 kB more; the layout, with the search field (0.4), which takes the focus in the press that opens it;
 * and what shows when a page or a file fails (0.8). Notices, the rest of the search bar, the choice of a currency, Share,
 * the price filter, the form on /Cart and the offline copy load later, once the page is used.
 * Text: each page has the links of the side menu (0.2 kB), which opens before React runs. Each inlines the styles that it
 * uses (4 to 6 kB), because a stylesheet file delays the first paint on a slow connection by 0.7 to 0.9 s. The whole
 * stylesheet (10 kB) loads once the page is at rest, or beside the scripts of a page that hydrates at once. The cart has a
 * script that shows its lines before React (3 kB), and the catalogue one that reads its query (0.4 kB).
 */
export const budgets = {
  home: {
    path: '/',
    limits: { ...everyPage, scriptBytes: 14.9 * kB, textBytes: 31.1 * kB, pictureBytes: 80 * kB },
  },
  catalogue: {
    path: '/OurStore',
    limits: { ...everyPage, scriptBytes: 21.5 * kB, textBytes: 30 * kB, pictureBytes: 70 * kB },
  },
  product: {
    path: '/OurStore/Matcha_Green_Tea/Genmaicha_Brown_Rice_Tea',
    limits: { ...everyPage, scriptBytes: 16 * kB, textBytes: 30 * kB, pictureBytes: 45 * kB },
  },
  cart: {
    path: '/Cart',
    limits: { ...everyPage, scriptBytes: 22 * kB, textBytes: 31.2 * kB, pictureBytes: 58 * kB },
  },
  policy: {
    path: '/Privacy-Policy',
    limits: { ...everyPage, scriptBytes: 12.4 * kB, textBytes: 26 * kB, pictureBytes: 45 * kB },
  },
};

/**
 * What the offline copy begins with, fetched while a page is idle: 142 kB of pages and their payloads, and 267 kB of code,
 * fonts and icons, most of which the page itself has loaded.
 */
export const maxOfflineCopyBytes = 416 * kB;
