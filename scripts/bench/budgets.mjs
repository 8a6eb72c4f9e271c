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
 * Script: each page needs router hooks (2 kB), zustand (1.7), the stores (4) and the layout (6), which the minimal
 * page lacks. What reads storage on every page are guards instead of schemas, because these would cost 3 to 5 kB.
 * Text: each page inlines the styles that it uses (4 to 5 kB), because a stylesheet file delays the first paint on a
 * slow connection by 0.7 to 0.9 s. The cart has a script that shows its lines before React (3 kB). The whole stylesheet (9 kB) loads once the page is at rest.
 */
export const budgets = {
  home: {
    path: '/',
    limits: { ...everyPage, scriptBytes: 20.4 * kB, textBytes: 23.3 * kB, pictureBytes: 80 * kB },
  },
  catalogue: {
    path: '/OurStore',
    limits: { ...everyPage, scriptBytes: 25.8 * kB, textBytes: 21.4 * kB, pictureBytes: 70 * kB },
  },
  product: {
    path: '/OurStore/Matcha_Green_Tea/Genmaicha_Brown_Rice_Tea',
    limits: { ...everyPage, scriptBytes: 23.2 * kB, textBytes: 23.7 * kB, pictureBytes: 45 * kB },
  },
  cart: {
    path: '/Cart',
    limits: { ...everyPage, scriptBytes: 29.1 * kB, textBytes: 21.9 * kB, pictureBytes: 45 * kB },
  },
  policy: {
    path: '/Privacy-Policy',
    limits: { ...everyPage, scriptBytes: 17.4 * kB, textBytes: 19 * kB, pictureBytes: 45 * kB },
  },
};

/**
 * What the offline copy begins with, fetched while a page is idle: 126 kB of pages and their payloads, and 267 kB of code,
 * fonts and icons, most of which the page itself has loaded.
 */
export const maxOfflineCopyBytes = 400 * kB;
