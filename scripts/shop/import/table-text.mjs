import Papa from 'papaparse';

/** A table as `products.csv` holds it. The byte order mark tells spreadsheets that it is UTF-8. */
export function tableText(columns, rows) {
  const data = rows.map((cells) => columns.map((column) => cells[column] ?? ''));
  return `\uFEFF${Papa.unparse({ fields: columns, data }, { newline: '\n' })}\n`;
}
