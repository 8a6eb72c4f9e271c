import { categoryFaults, categorySlugs } from './category-slugs.mjs';

test('only a category whose slug is not its name with underscores is in the list of slugs', () => {
  const categories = [
    { name: 'Green Tea' },
    { name: 'ទឹក' },
    { name: 'Food/Drinks' },
    { name: 'Cups', slug: 'mugs' },
  ];
  expect(categoryFaults(categories)).toEqual([]);
  expect(categorySlugs(categories)).toEqual({ 'Food/Drinks': 'Food_Drinks', Cups: 'mugs' });
});

test('categories that have no url of their own are faults', () => {
  expect(
    categoryFaults([
      { name: 'Green Tea' },
      { name: 'green  tea' },
      { name: 'Green/Tea' },
      { name: '???' },
      { name: 'Cups', slug: 'a/b' },
      { name: 'ក'.repeat(83) },
    ]),
  ).toEqual([
    { setting: 'categories[1].name', value: '"green  tea"', problem: 'another category has this name' },
    {
      setting: 'categories[2].name',
      value: '"Green/Tea"',
      problem: 'another category has this url, or one that is taken for it; write another in slug',
    },
    {
      setting: 'categories[3].name',
      value: '"???"',
      problem: 'no url can be made of this name; write one in slug',
    },
    { setting: 'categories[4].slug', value: '"a/b"', problem: 'a url cannot hold this; write "a_b"' },
    {
      setting: 'categories[5].name',
      value: `"${'ក'.repeat(83)}"`,
      problem: 'this is too long for a url; write a shorter one in slug',
    },
  ]);
});
