import type { ProductDetails } from '@/lib/domain/product';
import { salve } from '@/lib/fixtures';
import { llmsText } from '@/lib/publishing/llms-text';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';

const tea: ProductDetails = {
  ...salve,
  name: 'Spring Tea',
  price: 28.5,
  category: 'Matcha Green Tea',
  brand: 'Suian',
  packSize: '30 g',
};
const gel = { ...tea, id: 3, name: 'Gel', stock: 0, category: 'Okamoto Condom & Lubrican' } as const;

const text = llmsText({ company, categories: categoryTiles, products: [tea, gel] });

test('the text begins with the name of the shop and what it is', () => {
  expect(text).toMatch(/^# Minato\n\n> Minato brings everyday goods from Japan /);
});

test('each product stands under its category, with its price, stock and link', () => {
  expect(text).toContain(
    '## Matcha Green Tea\n\nPowder, leaf and a quiet cup\n\n- [Spring Tea](https://minato.example/OurStore/Matcha_Green_Tea/Spring_Tea): Suian, 30 g; $25.65; in stock\n\n',
  );
  expect(text).toContain('_&_Lubrican/Gel): Suian, 30 g; $25.65; out of stock; for adults\n');
});

test('the text links to the pages and the data files', () => {
  expect(text).toContain('- [Terms & Conditions](https://minato.example/Terms-Conditions)\n');
  expect(text).toContain('- [products.json](https://minato.example/products.json)\n');
  expect(text).toContain('- [products.csv](https://minato.example/products.csv)\n');
  expect(text).toMatch(/[^\n]\n$/);
});

test('Markdown characters in a name are escaped', () => {
  const named = { ...tea, name: 'Tea [new] (6) *' };
  expect(llmsText({ company, categories: categoryTiles, products: [named] })).toContain(
    '- [Tea \\[new\\] (6) \\*](https://minato.example/OurStore/Matcha_Green_Tea/Tea_[new]_%286%29_*): Suian',
  );
});

test('a product without brand and size begins with its price', () => {
  const { brand: _brand, packSize: _packSize, ...bare } = tea;
  expect(llmsText({ company, categories: categoryTiles, products: [bare] })).toContain(
    '/Spring_Tea): $25.65; in stock\n',
  );
  expect(
    llmsText({ company, categories: categoryTiles, products: [{ ...bare, packSize: '30 g' }] }),
  ).toContain('/Spring_Tea): 30 g; $25.65; in stock\n');
});
