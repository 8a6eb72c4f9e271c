import { counted } from '../faults.mjs';
import { comparableFileName } from '../photo-cells.mjs';

/**
 * What an import took, changed and left out, for people to read.
 * @param {import('./import-products.mjs').Import} result
 * @param {{ file: string, shop: string, isDryRun: boolean, photosThere: readonly string[], settings?: { currency?: string, categories?: string[] } }} context
 */
export function reportOf(result, { file, shop, isDryRun, photosThere, settings }) {
  const { products, leftOut, joined, spelling } = result;
  const quoted = (column) => `"${spelling.get(column)}"`;
  const there = new Set(photosThere.map(comparableFileName));
  const missing = result.photos.filter(({ name }) => !there.has(comparableFileName(name)));
  return [
    `${file} is ${result.title} with ${counted(result.rowCount, 'row')}.`,
    ...section(
      'Taken:',
      Object.entries(result.mapping.columns).map((entry) => mappedLine(entry, quoted)),
    ),
    ...section(
      '',
      result.mapping.pairs.map(([name, value]) => `what ${quoted(name)} names from ${quoted(value)}`),
    ),
    ...(result.unused.length > 0
      ? [`Not used: ${result.unused.map((column) => spelling.get(column)).join(', ')}`]
      : []),
    ...section('Left out:', leftOut.map(leftOutLine)),
    ...section('Changed:', [...result.notes, ...currencyNotes(result, settings)]),
    ...section('Categories that shop.json does not name yet:', newCategories(products, settings)),
    ...section(
      `Photos to supply in ${shop}/photos:`,
      missing.map(({ name, source }) => (name === source ? name : `${name} from ${source}`)),
    ),
    ...(joined.length > 0
      ? [`${counted(joined.length, 'row')} with photos or a price joined the product above.`]
      : []),
    `${counted(products.length, 'product')} ${isDryRun ? 'would be written' : 'written'}, ${counted(leftOut.length, 'row')} left out.`,
  ].join('\n');
}

function section(title, lines) {
  if (lines.length === 0) return [];
  return [...(title === '' ? [] : [title]), ...lines.map((line) => `  ${line}`)];
}

const mappedLine = ([field, columns], quoted) =>
  `${field} from ${columns.map(quoted).join(field === 'photos' ? ' and ' : ', else ')}`;

const leftOutLine = ({ row, name, reason }) => `row ${row}${name && ` ("${name}")`}: ${reason}`;

function currencyNotes({ currencies }, settings) {
  const foreign = currencies.filter((code) => settings?.currency !== undefined && code !== settings.currency);
  return foreign.map(
    (code) => `Prices are in ${code}, and the shop sells in ${settings.currency}: no price was converted.`,
  );
}

function newCategories(products, settings) {
  const known = new Set(settings?.categories);
  return [...new Set(products.map(({ cells }) => cells.category))].filter((category) => !known.has(category));
}
