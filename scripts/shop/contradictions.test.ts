import { contrast, mix } from './colours.mjs';
import { contradictionsOf } from './contradictions.mjs';
import { settingsFaultLine } from './faults.mjs';

const linesOf = (settings: object) =>
  contradictionsOf(settings).map((fault) => settingsFaultLine('shop.json', fault));

test.each<[string, object]>([
  [
    'theme.accent "#e0a020": white text on this colour is hard to read (contrast 2.1, at least 4.5); write a darker one, such as #926815',
    { theme: { accent: '#e0a020' } },
  ],
  [
    'categories[0].colour "#808080": text on this colour is hard to read (contrast 2.1, at least 4.5); write a lighter one',
    { categories: [{ name: 'Tea', colour: '#808080' }] },
  ],
  [
    'categories[1].name "TEA": another category has this name',
    { categories: [{ name: 'Tea' }, { name: 'TEA' }] },
  ],
  [
    'categories[2].slug "tea": another category has this url, or one that is taken for it; write another in slug',
    { categories: [{ name: 'Green', slug: 'tea' }, {}, { name: 'Black', slug: 'tea' }] },
  ],
  [
    'tax.number "T-1": there is no tax to register for: tax.percent is 0; remove one of them',
    { tax: { percent: 0, number: 'T-1' } },
  ],
  [
    'shipping.percent 2: shipping.price is written too; keep one of them',
    { shipping: { percent: 2, price: 3 } },
  ],
  [
    'shipping.freeFrom 50: shipping costs nothing anyway; write shipping.price, or remove this',
    { shipping: { freeFrom: 50, price: 0 } },
  ],
  [
    'shipping.freeFrom 20: each order is of minimumOrder 25 or more, so shipping is never paid; write more here, or remove shipping.price',
    { shipping: { price: 2, freeFrom: 20 }, minimumOrder: 25 },
  ],
  [
    'shipping.collectFree true: shipping costs nothing anyway; remove this',
    { shipping: { price: 0, collectFree: true }, payment: { methods: ['collect'] } },
  ],
  [
    'shipping.collectFree true: payment.methods does not offer "collect"; add it, or remove this',
    { shipping: { price: 2, collectFree: true }, payment: { methods: ['cod'] } },
  ],
  [
    'orderDesk true: a shop with a tax.number prints tax invoices there, which name its address; write it in contact.address',
    { orderDesk: true, tax: { percent: 5, number: 'T-1' }, contact: { email: 'hello@shop.example' } },
  ],
  [
    'minimumOrder 0.125: currency.decimals is 2; write no more decimals here',
    { minimumOrder: 0.125, currency: { decimals: 2 } },
  ],
  [
    'payment.methods "card": the shop takes no cards; remove "card" from the list',
    { payment: { methods: ['cod', 'card'] } },
  ],
  [
    'payment.cardPage "sample": payment.methods does not offer "card"; remove this',
    { payment: { methods: ['cod'], cardPage: 'sample' } },
  ],
  [
    'shipping.freeFrom 49.5: currency.decimals is 0; write no more decimals here',
    { shipping: { price: 2000, freeFrom: 49.5 }, currency: { decimals: 0 } },
  ],
  [
    'payment.preselected "collect": payment.methods does not offer this; write one of them',
    { payment: { methods: ['cod'], preselected: 'collect' } },
  ],
  [
    'payment.methods[2] "cod": this stands in the list twice',
    { payment: { methods: ['cod', 'collect', 'cod'] } },
  ],
  [
    'social[1] "facebook": this stands in the list twice',
    { social: [{ network: 'facebook' }, { network: 'facebook' }] },
  ],
  [
    'currency.approximate[0].code "KHR": this is the currency of the shop itself',
    { currency: { code: 'KHR', approximate: [{ code: 'KHR', rate: 4000 }] } },
  ],
])('%s', (line, settings) => {
  expect(linesOf(settings)).toEqual([`shop.json, ${line}`]);
});

test('settings that agree have no fault, and neither have missing ones', () => {
  expect(linesOf({})).toEqual([]);
  expect(
    linesOf({
      theme: { accent: '#b5332a', accentDark: '#96271f' },
      categories: [
        { name: 'Tea', colour: 'sage' },
        { name: 'Rice', slug: 'rice', colour: '#f0e2c8' },
      ],
      tax: { percent: 5, number: 'T-1' },
      shipping: { percent: 1, freeFrom: 50.25, collectFree: true },
      minimumOrder: 50.25,
      payment: { methods: ['collect', 'card'], preselected: 'card', cardPage: 'sample' },
      currency: { code: 'USD', decimals: 2, approximate: [{ code: 'KHR' }] },
    }),
  ).toEqual([]);
});

test('contrast is that of WCAG: 21 for black on white, 4.54 for #767676 on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('a mixed colour lies between two', () => {
  expect(mix('#000000', '#ffffff', 0.2)).toBe('#333333');
  expect(mix('#b5332a', '#000000', 0)).toBe('#b5332a');
});
