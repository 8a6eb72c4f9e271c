import fc from 'fast-check';
import { readCatalogue, writeCatalogue } from '@/lib/domain/catalogue-file';
import { catalogue, oats } from '@/lib/domain/product-fixture';

test('STORE-06 the file holds one compact row for each product, without details (A-63)', () => {
  const detailed = { ...oats, brand: 'Shiori', description: 'Long' };
  expect(writeCatalogue([detailed])).toBe('[[1,"Oats",20,25,4,"/images/x.avif","Matcha Green Tea",3]]');
});

test('STORE-06 the catalogue is read as it was written', () => {
  const written = writeCatalogue([...catalogue.values()]);
  expect(readCatalogue(JSON.parse(written))).toEqual(catalogue);
});

test('a product has no rating, stock or slug in the file that it does not have', () => {
  const { rate: _rate, stock: _stock, ...uncounted } = oats;
  const slugged = { ...oats, id: 2, slug: 'oats-1.5' };
  const written = writeCatalogue([uncounted, slugged]);
  expect(written).toBe(
    '[[1,"Oats",20,25,-1,"/images/x.avif","Matcha Green Tea",-1],[2,"Oats",20,25,4,"/images/x.avif","Matcha Green Tea",3,"oats-1.5"]]',
  );
  const read = readCatalogue(JSON.parse(written));
  expect(read?.get(1)).toEqual(uncounted);
  expect(read?.get(2)).toEqual(slugged);
});

test('the file holds the photo that a hovered card shows', () => {
  const served = { ...oats, served: '/images/served.avif' };
  const written = writeCatalogue([served]);
  expect(written).toBe('[[1,"Oats",20,25,4,"/images/x.avif","Matcha Green Tea",3,"","/images/served.avif"]]');
  expect(readCatalogue(JSON.parse(written))?.get(1)).toEqual(served);
});

test.each([
  null,
  undefined,
  '<!doctype html>',
  {},
  [oats],
  [[1, 'Oats']],
  [['1', 'Oats', 20.5, 25, 3.5, '/images/x.avif', 'Matcha Green Tea', 3]],
  [[1, 'Oats', 20.5, 25, 3.5, '/images/x.avif', 'All Category', 3]],
  [[1, 'Oats', 20.5, 25, 3.5, '/images/x.avif', 'Matcha Green Tea', '3']],
  [[1, 7, 20.5, 25, 3.5, '/images/x.avif', 'Matcha Green Tea', 3]],
  [[1, 'Oats', 20.5, 25, 3.5, '/images/x.avif', 'Matcha Green Tea', 3, 7]],
  [[1, 'Oats', 20.5, 25, 3.5, '/images/x.avif', 'Matcha Green Tea', 3, '', 7]],
])('STORE-07 %j is not a catalogue', (json) => {
  expect(readCatalogue(json)).toBeUndefined();
});

test('STORE-07 F-26 any answer of the host is read without an error, and pollutes no prototype', () => {
  const rows = fc.array(fc.oneof(fc.array(fc.jsonValue(), { minLength: 8, maxLength: 8 }), fc.anything()));
  fc.assert(
    fc.property(fc.oneof(rows, fc.jsonValue(), fc.anything()), (json) => {
      const read = readCatalogue(json);
      const again = read && readCatalogue(JSON.parse(writeCatalogue([...read.values()])));
      expect(again).toEqual(read);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});
