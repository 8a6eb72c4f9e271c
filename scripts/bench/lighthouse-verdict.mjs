/** Categories that do not depend on the machine's speed. */
const exact = ['accessibility', 'best-practices', 'seo'];

/**
 * Exact categories and requests to other origins; pages not to be indexed must fail `is-crawlable`.
 * @param lhr the result of a run with all categories
 */
export function findFaults(lhr, { mayBeIndexed = false } = {}) {
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

/** Performance in points of 100, LCP and TBT in ms, CLS. */
export function speedOf({ categories, audits }) {
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

export function medianOf(speeds) {
  return Object.fromEntries(
    Object.keys(speeds[0]).map((what) => [what, median(speeds.map((speed) => speed[what]))]),
  );
}

function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

export function pointsOf({ categories }) {
  return exact.map((category) => Math.round(categories[category].score * 100));
}
