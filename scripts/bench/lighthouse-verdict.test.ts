import { findFaults, medianOf } from './lighthouse-verdict.mjs';

type Changes = { readonly failing?: readonly string[]; readonly asked?: readonly string[] };

/** A Lighthouse result with one audit per exact category and one informative audit. */
function result({ failing = [], asked = [] }: Changes = {}) {
  const ids = ['button-name', 'errors-in-console', 'is-crawlable', 'document-title', 'csp-xss'];
  const audit = (id: string) => [id, { title: `title of ${id}`, score: failing.includes(id) ? 0 : 1 }];
  const refs = (...some: string[]) => ({
    auditRefs: some.map((id) => ({ id, weight: id === 'csp-xss' ? 0 : 1 })),
  });
  return {
    finalDisplayedUrl: 'http://127.0.0.1:1/Cart',
    categories: {
      accessibility: refs('button-name'),
      'best-practices': refs('errors-in-console', 'csp-xss'),
      seo: refs('is-crawlable', 'document-title'),
    },
    audits: {
      ...Object.fromEntries(ids.map(audit)),
      'network-requests': {
        details: { items: ['http://127.0.0.1:1/a.js', 'data:,x', ...asked].map((url) => ({ url })) },
      },
    },
  };
}

test('TECH a page that may be indexed has no fault at all', () => {
  expect(findFaults(result({ failing: ['csp-xss'] }), { mayBeIndexed: true })).toEqual([]);
  expect(findFaults(result({ failing: ['button-name', 'is-crawlable'] }), { mayBeIndexed: true })).toEqual([
    'button-name: title of button-name',
    'is-crawlable: title of is-crawlable',
  ]);
});

test('TECH a private page fails in that it may not be indexed, and in nothing else', () => {
  expect(findFaults(result({ failing: ['is-crawlable'] }))).toEqual([]);
  expect(findFaults(result())).toEqual(['is-crawlable should fail, for it is private']);
  expect(findFaults(result({ failing: ['is-crawlable', 'document-title'] }))).toEqual([
    'document-title: title of document-title',
  ]);
});

test('TECH-07 a request to another origin is a fault, and so is a page that did not load', () => {
  expect(findFaults(result({ asked: ['https://minato.example/x.js'] }), { mayBeIndexed: true })).toEqual([
    'asks another origin for https://minato.example/x.js',
  ]);
  expect(findFaults({ ...result(), runtimeError: { message: 'no page' } })).toEqual(['no page']);
});

test('the median is the middle one of each figure', () => {
  const speed = (performance: number, lcp: number) => ({ performance, lcp, tbt: 0, cls: 0 });
  expect(medianOf([speed(90, 30), speed(70, 20), speed(80, 10)])).toEqual(speed(80, 20));
});
