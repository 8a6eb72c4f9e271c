import rows from '@/lib/countries.json';
import { checkoutCountries, countries } from '@/lib/countries';
import { withSettings } from '@/lib/settings-fixture';

test('DATA-12 there are 195 countries with name and region, sorted and none twice', () => {
  expect(countries).toHaveLength(195);
  const names = countries.map(({ name }) => name);
  expect(new Set(names).size).toBe(195);
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  expect([...new Set(countries.map(({ region }) => region))].sort()).toEqual([
    'Africa',
    'Americas',
    'Asia',
    'Europe',
    'Oceania',
  ]);
  for (const name of ['Cambodia', 'United Arab Emirates', 'Japan']) {
    expect(countries).toContainEqual({ name, region: 'Asia' });
  }
  expect(names).toEqual(expect.arrayContaining(['Vatican City', 'Palestine']));
});

/** Lists of countries differ in these; we use the names of the United Nations and the regions of its standard M49. */
test.each([
  ['Armenia', 'Asia'],
  ['Australia', 'Oceania'],
  ['Azerbaijan', 'Asia'],
  ['Brunei Darussalam', 'Asia'],
  ['Cabo Verde', 'Africa'],
  ['Congo', 'Africa'],
  ['Cyprus', 'Asia'],
  ['Czechia', 'Europe'],
  ["Côte d'Ivoire", 'Africa'],
  ['Egypt', 'Africa'],
  ['Eswatini', 'Africa'],
  ['Georgia', 'Asia'],
  ['Indonesia', 'Asia'],
  ['Kazakhstan', 'Asia'],
  ['Lao PDR', 'Asia'],
  ['Maldives', 'Asia'],
  ['Mexico', 'Americas'],
  ['North Macedonia', 'Europe'],
  ['Papua New Guinea', 'Oceania'],
  ['Russia', 'Europe'],
  ['Suriname', 'Americas'],
  ['Timor-Leste', 'Asia'],
  ['Trinidad and Tobago', 'Americas'],
  ['Türkiye', 'Asia'],
  ['Viet Nam', 'Asia'],
  ['Yemen', 'Asia'],
])('DATA-12 %s is in %s, as the United Nations list it', (name, region) => {
  expect(countries).toContainEqual({ name, region });
});

test('each country has a code of two letters of its own', () => {
  const codes = rows.map(({ code }) => code);
  expect(new Set(codes).size).toBe(195);
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  const codeOf = Object.fromEntries(rows.map(({ code, name }) => [name, code]));
  // These had other codes once, or have names that differ from those of other lists.
  expect(codeOf).toMatchObject({
    Cambodia: 'KH',
    'United Arab Emirates': 'AE',
    Germany: 'DE',
    Serbia: 'RS',
    Vanuatu: 'VU',
    Yemen: 'YE',
    Zimbabwe: 'ZW',
    'Democratic Republic of the Congo': 'CD',
    'Timor-Leste': 'TL',
    'Viet Nam': 'VN',
  });
});

test('the sample ships to every country', () => {
  expect(checkoutCountries).toEqual(countries);
});

test('a shop that ships to some countries offers them in its own order', async () => {
  const shop = await withSettings({ shippingCountries: ['KH', 'AE'] }, () => import('@/lib/countries'));
  expect(shop.checkoutCountries).toEqual([
    { name: 'Cambodia', region: 'Asia' },
    { name: 'United Arab Emirates', region: 'Asia' },
  ]);
});
