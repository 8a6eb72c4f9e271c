/** @jest-environment node */
import { judge, tableOf } from './judge.mjs';

const baseline = {
  html: 1000,
  css: 0,
  script: 115_000,
  font: 0,
  firstView: 0,
  requests: 6,
  payloads: 0,
  urgent: 0,
};
const light = {
  html: 5000,
  css: 4000,
  script: 116_000,
  font: 40_000,
  firstView: 9000,
  requests: 12,
  payloads: 0,
  urgent: 1,
};
const allOf = (weight: typeof light) => ({
  home: weight,
  catalogue: weight,
  product: weight,
  cart: weight,
  policy: weight,
});

test('what keeps within its budget passes, and script counts above the baseline', () => {
  const verdicts = judge(allOf(light), baseline);
  expect(verdicts).toHaveLength(35);
  expect(verdicts.filter(({ isWithin }) => !isWithin)).toEqual([]);
  expect(verdicts).toContainEqual(
    expect.objectContaining({ page: 'home', what: 'script', figure: 1000, target: 8000 }),
  );
  expect(verdicts).toContainEqual(
    expect.objectContaining({ page: 'cart', what: 'text', figure: 9000, target: 14_000 }),
  );
});

test('names the page with a payload too many or two urgent pictures', () => {
  const weights = { ...allOf(light), product: { ...light, payloads: 1, urgent: 2 } };
  const tooMuch = judge(weights, baseline).filter(({ isWithin }) => !isWithin);
  expect(tooMuch.map(({ page, what, figure }) => [page, what, figure])).toEqual([
    ['product', 'payloads', 1],
    ['product', 'urgent', 2],
  ]);
  expect(tableOf(tooMuch)[1]).toMatch(/^product +payloads +1 +0 +0 too much$/);
});
