import { cellReaders, someText } from '../product-cells.mjs';
import { slugFaults } from '../product-slugs.mjs';

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The columns without which a row is no product. */
const needed = ['name', 'price', 'category'];

/**
 * Makes cells fit the shop's reader of `products.csv`: a name loses what nobody can see, and any other cell that the
 * reader refuses stays empty. Without a name, a price or a category that fits there is only a reason.
 * @param {Record<string, string>} cells
 * @param {number} decimals of the currency
 * @returns {{ cells?: Record<string, string>, notes?: string[], reason?: string }}
 */
export function fitCells(cells, decimals) {
  const readers = cellReaders({ decimals });
  const problemOf = (column, cell) => (readers[column] ?? someText)(cell).problem;
  const isVisible = problemOf('name', cells.name) === undefined;
  const fitting = { ...cells, name: isVisible ? cells.name : cells.name.replace(invisible, '').trim() };
  const notes = [];
  const checks = [
    ...Object.keys(cells).map((column) => () => ({ column, problem: problemOf(column, fitting[column]) })),
    ...urlChecks(fitting),
  ];
  for (const check of checks) {
    const { column, problem } = check();
    if (problem === undefined) continue;
    const quoted = JSON.stringify(fitting[column]);
    if (needed.includes(column)) return { reason: `its ${column} ${quoted} cannot be used: ${problem}` };
    notes.push(`its ${column} ${quoted} is not used: ${problem}`);
    fitting[column] = '';
  }
  return { cells: fitting, notes };
}

/** Checks the url twice: if the first check empties the slug, the second one checks the url that is made of the name. */
function urlChecks(cells) {
  const check = () =>
    slugFaults({ row: 0, name: cells.name, slug: cells.slug || undefined })[0] ?? { column: 'slug' };
  return [check, check];
}
