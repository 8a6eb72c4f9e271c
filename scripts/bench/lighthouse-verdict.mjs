/** What is exact whatever the machine does. */
const exact = ['accessibility', 'best-practices', 'seo'];

/**
 * What is wrong with a page by Lighthouse's exact categories: anything where it may be indexed, and anything but
 * that it says so where it may not. Requests to other origins are a fault as well.
 * @param lhr the result of a run with all categories
 */
export function faultsOf(lhr, { mayBeIndexed = false } = {}) {
  if (lhr.runtimeError) return [lhr.runtimeError.message];
  const expected = mayBeIndexed ? [] : ['is-crawlable'];
  const failing = exact.flatMap((category) => failingAudits(lhr, category));
  return [
    ...failing.filter((id) => !expected.includes(id)).map((id) => `${id}: ${lhr.audits[id].title}`),
    ...expected.filter((id) => !failing.includes(id)).map((id) => `${id} should fail, for it is private`),
    ...foreignRequests(lhr).map((url) => `asks another origin for ${url}`),
  ];
}

function failingAudits(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => id);
}

function foreignRequests(lhr) {
  const { origin } = new URL(lhr.finalDisplayedUrl);
  return lhr.audits['network-requests'].details.items
    .map(({ url }) => url)
    .filter((url) => url.startsWith('http') && new URL(url).origin !== origin);
}

/** The figures of speed: points of 100, milliseconds, and the shift of the layout. */
export function speedOf({ categories, audits }) {
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** The median of each figure over several runs. */
export function medianOf(speeds) {
  return Object.fromEntries(
    Object.keys(speeds[0]).map((what) => [what, median(speeds.map((speed) => speed[what]))]),
  );
}

function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

/** Points of an exact category, 0 to 100. */
export function pointsOf({ categories }) {
  return exact.map((category) => Math.round(categories[category].score * 100));
}
