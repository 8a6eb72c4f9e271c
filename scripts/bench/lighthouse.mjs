import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { canSandbox, findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { serve, startServer } from '../hosts/servers.mjs';
import { UserError, main } from '../run.mjs';

const product = '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder';
const soldOut = '/OurStore/Snacks_&_Confectionaries/Seasonal_Mochi_Gift_Box';
const indexedPages = [
  '/',
  '/OurStore',
  product,
  soldOut,
  '/AboutUs',
  '/Contact',
  '/Career',
  '/Privacy-Policy',
];
const privatePages = [
  '/Cart',
  '/Cart/Payment',
  '/Cart/Payment/PaymentStatus',
  '/Wishlist',
  '/Login',
  '/Register',
  '/ResetPassword',
  '/UserDashboard',
  '/UserDashboard/Address',
  '/TrackOrder',
  '/TrackOrder/Detail',
  // This url answers with status 200; Lighthouse would count the status 404 of a missing page as a fault.
  '/404',
];

/** Fills the pages that would be empty without a cart, a wishlist or an account. */
const storedValues = {
  Cart: [
    { id: 2, qty: 2 },
    { id: 4, qty: 1 },
  ],
  wishlist: [{ id: 2 }, { id: 6 }],
  User: { name: 'Dara Sok', email: 'dara@example.com' },
};

/** Categories that do not depend on the machine's speed. */
const exactCategories = ['accessibility', 'best-practices', 'seo'];

// `npm run bench:lighthouse -- [PATH ...]`: audits pages of `out/` on a simulated slow phone. Accessibility, best
// practices and SEO must be perfect; speed depends on the machine and is only reported.
await main(async () => {
  const requestedPaths = process.argv.slice(2);
  const paths = requestedPaths.length > 0 ? requestedPaths : [...indexedPages, ...privatePages];
  const executablePath = await findOrInstallBrowser();
  if (!executablePath) throw new UserError(howToGetBrowser);
  const { origin, stop } = await startServer(serve, 'out');
  const browser = await puppeteer.launch({
    executablePath,
    args: [
      ...(canSandbox() ? [] : ['--no-sandbox']),
      '--disable-gpu',
      // Blocks the browser's own background requests.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  const faults = [];
  try {
    console.log(row('page', ['speed', 'LCP ms', 'TBT ms', 'CLS', 'a11y', 'best', 'SEO']));
    for (const path of paths) {
      const result = await audit(browser, origin, path);
      console.log(row(path, figuresOf(result)));
      faults.push(...findFaults(result, indexedPages.includes(path)).map((fault) => `${path}: ${fault}`));
    }
  } finally {
    await browser.close();
    await stop();
  }
  if (faults.length > 0) throw new UserError(['', ...faults].join('\n'));
});

async function audit(browser, origin, path) {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    }, storedValues);
    const { lhr } = await lighthouse(`${origin}${path}`, { logLevel: 'error' }, undefined, page);
    return lhr;
  } finally {
    await page.close();
  }
}

/** Lists failing audits and requests to other origins. A private page must fail the audit `is-crawlable`. */
function findFaults(result, isIndexed) {
  if (result.runtimeError) return [result.runtimeError.message];
  const { audits, categories, finalDisplayedUrl } = result;
  const failing = exactCategories
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  const { origin } = new URL(finalDisplayedUrl);
  const foreignUrls = audits['network-requests'].details.items
    .map(({ url }) => url)
    .filter((url) => url.startsWith('http') && new URL(url).origin !== origin);
  return [
    ...failing.filter((id) => isIndexed || id !== 'is-crawlable').map((id) => `${id}: ${audits[id].title}`),
    ...(isIndexed || failing.includes('is-crawlable') ? [] : ['may be indexed, though it is private']),
    ...foreignUrls.map((url) => `asks another origin for ${url}`),
  ];
}

function figuresOf({ categories, audits }) {
  const scoreOf = (category) => Math.round(categories[category].score * 100);
  return [
    scoreOf('performance'),
    Math.round(audits['largest-contentful-paint'].numericValue),
    Math.round(audits['total-blocking-time'].numericValue),
    audits['cumulative-layout-shift'].numericValue.toFixed(3),
    ...exactCategories.map(scoreOf),
  ];
}

function row(name, cells) {
  return [name.padEnd(60), ...cells.map((cell) => `${cell}`.padStart(6))].join(' ');
}
