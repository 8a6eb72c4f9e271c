import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { UserError, main } from '../run.mjs';
import { median, withServedExports } from './comparison.mjs';

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

// `npm run bench:lighthouse -- [--applied] [--runs 3] [--out out] [PATH ...]`: audits pages of an export on a slow phone,
// which Lighthouse simulates unless it is `--applied`: then the browser throttles the line and the processor.
// Accessibility, best practices and SEO must be perfect; speed depends on the machine, and its median is only reported.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      applied: { type: 'boolean', default: false },
      runs: { type: 'string', default: '1' },
      out: { type: 'string', default: 'out' },
    },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : [...indexedPages, ...privatePages];
  const throttlingMethod = values.applied ? 'devtools' : 'simulate';
  const faults = [];
  await withServedExports([{ name: 'out', folder: values.out }], async (browser, [{ origin }]) => {
    console.log(row('page', ['speed', 'LCP ms', 'TBT ms', 'CLS', 'a11y', 'best', 'SEO']));
    for (const path of paths) {
      const results = [];
      while (results.length < Number(values.runs))
        results.push(await audit(browser, origin, path, { throttlingMethod }));
      console.log(row(path, medianFigures(results)));
      for (const result of results)
        faults.push(...findFaults(result, indexedPages.includes(path)).map((fault) => `${path}: ${fault}`));
    }
  });
  if (faults.length > 0) throw new UserError(['', ...new Set(faults)].join('\n'));
});

/** Pages that search engines index are audited as on a first visit. */
async function audit(browser, origin, path, throttling) {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(
      (values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
      },
      indexedPages.includes(path) ? {} : storedValues,
    );
    const flags = { logLevel: 'error', ...throttling };
    const { lhr } = await lighthouse(`${origin}${path}`, flags, undefined, page);
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

function medianFigures(results) {
  const medianOf = (figureOf) => median(results.filter(({ runtimeError }) => !runtimeError).map(figureOf));
  const medianScore = (category) =>
    Math.round(medianOf(({ categories }) => categories[category].score * 100));
  const medianAudit = (id) => medianOf(({ audits }) => audits[id].numericValue);
  return [
    medianScore('performance'),
    Math.round(medianAudit('largest-contentful-paint')),
    Math.round(medianAudit('total-blocking-time')),
    medianAudit('cumulative-layout-shift').toFixed(3),
    ...exactCategories.map(medianScore),
  ];
}

function row(name, cells) {
  return [name.padEnd(60), ...cells.map((cell) => `${cell}`.padStart(6))].join(' ');
}
