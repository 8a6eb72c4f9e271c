/**
 * What `home.json` names and the shop does not have. Reads only what the schema has found sound.
 * @param {any} home `home.json` without the settings that have faults
 * @param {{ categories?: ReadonlySet<string>, ids?: ReadonlySet<number>, brands?: ReadonlySet<string> }} known undefined
 * where its file cannot be read
 * @returns {import('./faults.mjs').SettingsFault[]}
 */
export function homeReferences(home, { categories, ids, brands }) {
  const { banners = [], promos = [], brands: logos = [] } = home;
  const unknown = (known, setting, value, problem) =>
    known === undefined || value === undefined || known.has(value)
      ? []
      : [{ setting, value: JSON.stringify(value), problem }];
  return [
    ...banners.flatMap(({ category, brands: names = [] }, index) => [
      ...unknown(categories, `banners[${index}].category`, category, 'shop.json has no such category'),
      ...names.flatMap((name, place) =>
        unknown(brands, `banners[${index}].brands[${place}]`, name, 'no product is of this brand'),
      ),
    ]),
    ...promos.flatMap(({ product }, index) =>
      unknown(ids, `promos[${index}].product`, product, 'products.csv has no product with this id'),
    ),
    ...logos.flatMap(({ name }, index) =>
      unknown(brands, `brands[${index}].name`, name, 'no product is of this brand'),
    ),
  ];
}
