import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSettings } from '../../scripts/shop/read-settings.mjs';
import { readTable } from '../../scripts/shop/read-table.mjs';
import { minorUnits, percentOf } from './amounts';
import { testedSettings, type Settings } from './tested-settings';

/** A row of `products.csv`. Amounts are whole minor units; `stock` is undefined where it is not counted. */
export type TestedProduct = {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly priceCents: number;
  readonly discount: number;
  readonly unitCents: number;
  readonly stock: number | undefined;
  readonly isAdult: boolean;
  readonly hasRating: boolean;
  readonly hasPhoto: boolean;
  readonly slug: string;
  readonly sku: string;
  readonly gtin: string;
  readonly info: readonly (readonly [label: string, text: string])[];
};

export type ShopContent = {
  readonly settings: Settings;
  readonly products: readonly TestedProduct[];
  readonly hiddenNames: readonly string[];
  /** The names of the files in `pages/`, without extension. */
  readonly pages: readonly string[];
};

export function readContent(folder: string): ShopContent {
  const settings = v.parse(testedSettings, readSettings(folder).settings);
  const { rows, columns, headings } = readTable(readFileSync(join(folder, 'products.csv')));
  const labels = columns.map((column, index) => [column, headings[index] ?? ''] as const);
  const isHidden = (cells: Record<string, string>) => isYes(cells['hidden']);
  return {
    settings,
    products: rows
      .filter(({ cells }) => !isHidden(cells))
      .map(({ cells }) => productOf(cells, labels, settings)),
    hiddenNames: rows.filter(({ cells }) => isHidden(cells)).map(({ cells }) => cells['name'] ?? ''),
    pages: ['about', 'terms', 'privacy', 'cookie'].filter((page) =>
      existsSync(join(folder, 'pages', `${page}.md`)),
    ),
  };
}

function productOf(
  cells: Record<string, string>,
  labels: readonly (readonly [column: string, heading: string])[],
  { currency, categories, skuPrefix }: Settings,
): TestedProduct {
  const text = (column: string) => cells[column] ?? '';
  const priceCents = minorUnits(text('price'), currency.decimals);
  const discount = Number(text('discount'));
  const isInAdultCategory = categories.some(({ name, adult }) => adult && name === text('category'));
  return {
    id: Number(text('id')),
    name: text('name'),
    category: text('category'),
    priceCents,
    discount,
    unitCents: percentOf(priceCents, 100 - discount),
    stock: text('stock') === '' ? undefined : Number(text('stock')),
    isAdult: isInAdultCategory || isYes(cells['adult']),
    hasRating: text('rating') !== '',
    hasPhoto: text('photos') !== '',
    slug: text('slug'),
    sku: text('sku') || `${skuPrefix}${text('id').padStart(2, '0')}`,
    gtin: text('gtin'),
    info: labels.flatMap(([column, heading]) =>
      column.startsWith('info:') && text(column) !== ''
        ? [[heading.slice('info:'.length).trim(), text(column)] as const]
        : [],
    ),
  };
}

function isYes(cell: string | undefined): boolean {
  return cell?.toLowerCase() === 'yes';
}
