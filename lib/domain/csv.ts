/** Tables as text: RFC 4180, in the dialects of spreadsheets. */

/** Spreadsheets take a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A row per line, with CRLF, and the mark by which spreadsheets know UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/** The text behind an apostrophe if a spreadsheet would compute it. */
export function asText(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * The cells of each row; the first line tells whether commas, semicolons or tabs part them. Undefined if a quotation mark
 * opens a cell that does not end, because rows would be lost.
 */
export function readCsv(text: string): readonly (readonly string[])[] | undefined {
  const content = text.replace(/^\ufeff/, '');
  const firstLine = content.replace(/[\r\n][^]*/, '');
  const count = (separator: string) => firstLine.split(separator).length;
  const separator = [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell in quotes, or one without, and what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r?\\n|\\r|$)`,
    'gy',
  );
  while (cell.lastIndex < content.length) {
    const found = cell.exec(content);
    if (found === null) return undefined;
    const [, inQuotes, plain = '', end] = found;
    row.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return row.length === 0 ? rows : [...rows, [...row, '']];
}
