/**
 * What `guides.json` names and the shop does not have. Reads only what the schema has found sound.
 * @param {any} content `guides.json` without the settings that have faults
 * @param {ReadonlySet<number> | undefined} ids those of all products; undefined if the table cannot be read
 * @returns {import('./faults.mjs').SettingsFault[]}
 */
export function guideReferences({ map, guides = [] }, ids) {
  const isUnknown = (id) => id !== undefined && ids !== undefined && !ids.has(id);
  return guides.flatMap(({ product, goesWith, origin }, index) => {
    const at = `guides[${index}]`;
    const first = guides.findIndex((guide) => guide.product === product);
    return [
      ...(isUnknown(product) ? [fault(`${at}.product`, product, unknownProduct)] : []),
      ...(product !== undefined && first < index
        ? [fault(`${at}.product`, product, `guides[${first}] is of this product, too; make them one`)]
        : []),
      ...(goesWith?.products ?? []).flatMap((id, place) => {
        const setting = `${at}.goesWith.products[${place}]`;
        if (isUnknown(id)) return [fault(setting, id, unknownProduct)];
        return id === product ? [fault(setting, id, 'this is the product itself; name another')] : [];
      }),
      ...placeFaults(origin, map, `${at}.origin`),
    ];
  });
}

const unknownProduct = 'products.csv has no product with this id';

function placeFaults({ latitude, longitude } = {}, map, at) {
  if (latitude === undefined || longitude === undefined) return [];
  if (map === undefined)
    return [{ setting: at, problem: 'guides.json has no map to mark this place on; leave out its degrees' }];
  const { west, north, width, height, unitsEast, unitsNorth } = map;
  const [east, south] = [west + width / unitsEast, north - height / unitsNorth];
  const rounded = (degrees) => Number(degrees.toFixed(1));
  const range = (from, to) => `from ${rounded(from)} to ${rounded(to)}`;
  return [
    ...(longitude < west || longitude > east
      ? [fault(`${at}.longitude`, longitude, `this lies beside the map, which reaches ${range(west, east)}`)]
      : []),
    ...(latitude > north || latitude < south
      ? [fault(`${at}.latitude`, latitude, `this lies beside the map, which reaches ${range(south, north)}`)]
      : []),
  ];
}

function fault(setting, value, problem) {
  return { setting, value: JSON.stringify(value), problem };
}
