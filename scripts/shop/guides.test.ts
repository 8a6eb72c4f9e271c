/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guidesModule } from './guides-module.mjs';
import { writeNewShop } from './new-shop.mjs';
import { readShop } from './read-shop.mjs';

let shop = '';
beforeEach(() => {
  shop = join(mkdtempSync(join(tmpdir(), 'guides-')), 'shop');
  writeNewShop(shop);
});
afterEach(() => rmSync(join(shop, '..'), { recursive: true }));

const map = {
  src: '/images/japan.svg',
  width: 240,
  height: 267,
  west: 128.4,
  north: 46,
  unitsEast: 13.3333,
  unitsNorth: 16.6951,
};

/** The new shop has the products 1, 2 and 3. */
async function faultsOf(content: object): Promise<readonly string[]> {
  mkdirSync(join(shop, 'pictures'), { recursive: true });
  writeFileSync(
    join(shop, 'pictures/japan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(join(shop, 'guides.json'), JSON.stringify(content));
  const { faults } = await readShop(shop);
  return faults;
}

test('a shop without guides.json has no guides', async () => {
  const { faults, guides } = await readShop(shop);
  expect(faults).toEqual([]);
  expect(guides).toEqual({ guides: [], photos: {} });
});

test('a guide may have any of its parts', async () => {
  const uji = { place: 'Uji', latitude: 34.88, longitude: 135.8 };
  expect(
    await faultsOf({
      map,
      guides: [
        { product: 1 },
        {
          product: 2,
          title: 'How to use it',
          steps: [{ icon: 'weight', amount: '2 g', text: 'Sift it.' }],
          origin: uji,
          allergens: [],
          storage: 'Dry.',
          keeps: 'A year.',
          goesWith: { text: 'Try this, too.', products: [1, 3] },
          photos: { served: 'in a bowl' },
        },
      ],
    }),
  ).toEqual([]);
});

test.each([
  [{ product: 99 }, '.product 99: products.csv has no product with this id'],
  [
    { product: 1, goesWith: { text: 'And this.', products: [2, 99] } },
    '.goesWith.products[1] 99: products.csv has no product with this id',
  ],
  [
    { product: 1, goesWith: { text: 'And this.', products: [1] } },
    '.goesWith.products[0] 1: this is the product itself; name another',
  ],
  [
    { product: 1, goesWith: { text: 'And these.', products: [1, 2, 3] } },
    '.goesWith.products: write at most two products',
  ],
  [
    { product: 1, origin: { place: 'Phnom Penh', latitude: 35, longitude: 104.92 } },
    '.origin.longitude 104.92: this lies beside the map, which reaches from 128.4 to 146.4',
  ],
  [
    { product: 1, origin: { place: 'Phnom Penh', latitude: 11.57, longitude: 130 } },
    '.origin.latitude 11.57: this lies beside the map, which reaches from 30 to 46',
  ],
  [
    { product: 1, origin: { place: 'Uji', latitude: 95, longitude: 135.8 } },
    '.origin.latitude 95: write degrees from -90 to 90',
  ],
  [
    { product: 1, origin: { place: 'Uji', latitude: 34.88 } },
    '.origin: write both latitude and longitude, or neither',
  ],
  [{ product: 1, steps: [] }, '.steps: write a step'],
])('%j is a fault', async (guide, line) => {
  expect(await faultsOf({ map, guides: [guide] })).toEqual([`guides.json, guides[0]${line}`]);
});

test('an unknown allergen, an unknown drawing and an unknown field say what is known', async () => {
  const steps = [{ icon: 'spaceship', text: 'Fly.' }];
  const faults = await faultsOf({ guides: [{ product: 1, allergens: ['soja'], steps, storge: 'Dry.' }] });
  expect(faults).toHaveLength(3);
  expect(faults).toContainEqual(
    expect.stringMatching(
      /^guides\.json, guides\[0\]\.allergens\[0\] "soja": write one of almonds, .*, soya, /,
    ),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(
      /^guides\.json, guides\[0\]\.steps\[0\]\.icon "spaceship": write one of air, baby, /,
    ),
  );
  expect(faults).toContain('guides.json, guides[0].storge: no setting has this name; do you mean storage?');
});

test('two guides to one product, and degrees without a map, are faults', async () => {
  const origin = { place: 'Uji', latitude: 34.88, longitude: 135.8 };
  expect(await faultsOf({ guides: [{ product: 1 }, { product: 1, origin }] })).toEqual([
    'guides.json, guides[1].product 1: guides[0] is of this product, too; make them one',
    'guides.json, guides[1].origin: guides.json has no map to mark this place on; leave out its degrees',
  ]);
});

test('a map that is no finished picture is a fault', async () => {
  expect(await faultsOf({ map: { ...map, src: '/images/gone.svg' } })).toEqual([
    'guides.json, map.src "/images/gone.svg": there is no such file in pictures/',
  ]);
});

test('the pages get what a guide says, with other products only while all of them are in stock', () => {
  const goesWith = { text: 'And these.', products: [2, 3] };
  const guides = [{ product: 1, keeps: 'A year.', goesWith, photos: { served: 'in a cup' } }];
  const photos = { size: 'beside a bowl', served: 'in use' };
  const inStock = guidesModule({ guides, photos }, [{ id: 1 }, { id: 2 }, { id: 3, stock: 5 }]);
  expect(inStock).toContain('And these.');
  expect(inStock).toContain('in a cup');
  expect(inStock).toContain('beside a bowl');
  expect(inStock).not.toContain('in use');
  expect(guidesModule({ guides, photos }, [{ id: 1 }, { id: 2 }, { id: 3, stock: 0 }])).not.toContain(
    'And these.',
  );
  expect(guidesModule({ guides, photos }, [{ id: 1 }, { id: 2 }])).not.toContain('And these.');
});
