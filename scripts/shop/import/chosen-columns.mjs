import { UserError } from '../../run.mjs';

/** What a column may be chosen for with --map. */
const fields = [
  'id,name,category,price,sale price,price before,discount,stock,in stock,rating,brand,size,description,composition',
  'photos,social image,slug,sku,gtin,adult,hidden',
].flatMap((names) => names.split(','));

/**
 * A mapping in which columns chosen by the user replace those found. Throws a UserError if a choice cannot be used, or
 * if names or prices are in no column.
 * @param {import('./formats.mjs').Mapping} mapping
 * @param {string[]} columns
 * @param {string[]} chosen such as "price=Preis", or "size=" for what no column holds
 */
export function withChosenColumns(mapping, columns, chosen) {
  const choices = chosen.map((text) => {
    const [, field, column] = /^([^=]+?)\s*=\s*(.*)$/.exec(text.trim().toLowerCase()) ?? [];
    if (!fields.includes(field) && !field?.startsWith('info: '))
      throw new UserError(
        `--map ${text}: write one of ${fields.join(', ')} or "info: …", then = and a heading.`,
      );
    if (column !== '' && !columns.includes(column))
      throw new UserError(
        `--map ${text}: the table has no column "${column}"; it has ${columns.join(', ')}.`,
      );
    return [field, column === '' ? undefined : [column]];
  });
  const chosenColumns = { ...mapping.columns, ...Object.fromEntries(choices) };
  const mapped = {
    ...mapping,
    columns: Object.fromEntries(Object.entries(chosenColumns).filter(([, sources]) => sources !== undefined)),
  };
  for (const field of ['name', 'price']) {
    if (mapped.columns[field] === undefined)
      throw new UserError(
        `No column looks like the ${field}. The table has ${columns.join(', ')}: name one with --map ${field}=….`,
      );
  }
  return mapped;
}
