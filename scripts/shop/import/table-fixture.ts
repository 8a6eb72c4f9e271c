import { readTable } from '../read-table.mjs';

const wanted: Readonly<Record<string, RegExp>> = {
  id: /^[1-9]\d{0,8}$/,
  name: /^\S.*$/,
  category: /^\S.*$/,
  price: /^(?!0\.00$)\d+\.\d{2}$/,
  discount: /^([1-9]\d?|100)?$/,
  stock: /^\d{0,6}$/,
  gtin: /^(\d{8}|\d{12,14})?$/,
  adult: /^(yes|no)?$/,
  hidden: /^(yes)?$/,
};

/** Reads `products.csv` by the rules that this folder promises: how many products, and which cells break a rule. */
export function readProductTable(text: string): { count: number; faults: string[] } {
  const { rows, faults } = readTable(new TextEncoder().encode(text));
  const broken = rows.flatMap(({ row, cells }) =>
    Object.entries(wanted).flatMap(([column, pattern]) =>
      pattern.test(cells[column] ?? '') ? [] : [`${row} ${column} ${cells[column]}`],
    ),
  );
  const ids = new Set(rows.map(({ cells }) => cells['id']));
  const repeated = ids.size < rows.length ? ['an id is repeated'] : [];
  return { count: rows.length, faults: [...faults.map(({ problem }) => problem), ...broken, ...repeated] };
}
