import Papa from 'papaparse';
import { UserError } from '../../run.mjs';
import { parseTable, readTable } from '../read-table.mjs';

/**
 * Reads a table to import. A row with more cells than the heading is left out, because its cells may stand in wrong
 * columns. Throws a UserError if the rest of the table cannot be read.
 * @param {Uint8Array} bytes
 */
export function readSource(bytes) {
  const other = otherFormatOf(bytes);
  if (other !== undefined) throw new UserError(`This file is ${other}. Save or export it as CSV.`);
  const remarks = remarkRowsOf(bytes);
  const table = readTable(remarks === 0 ? bytes : withoutRows(bytes, remarks));
  const rowOf = ({ row = 1 }) => row + remarks;

  const fatal = table.faults.filter(({ column, value }) => column === undefined && value === undefined);
  if (fatal.length > 0)
    throw new UserError(fatal.map((fault) => `row ${rowOf(fault)}: ${fault.problem}`).join('\n'));
  const surplus = table.faults.filter(({ value }) => value !== undefined);
  const rowsWithSurplus = new Set(surplus.map(({ row }) => row));
  return {
    columns: table.columns.filter((column) => column !== ''),
    spelling: new Map(table.columns.map((column, index) => [column, table.headings[index]])),
    rows: table.rows
      .filter(({ row }) => !rowsWithSurplus.has(row))
      .map((line) => ({ row: rowOf(line), cells: withoutApostrophes(line.cells) })),
    leftOut: surplus.map((fault) => ({ row: rowOf(fault), name: '', reason: fault.problem })),
    notes: table.faults
      .filter(({ column }) => column !== undefined)
      .map(({ column }) => `The heading names "${column}" more than once; the last of them is read.`),
  };
}

/** The kind of a file that is no table of text, by its first bytes; undefined for any other file. */
function otherFormatOf(bytes) {
  // In Windows-1252 each byte is a character; ï»¿ is the mark of UTF-8, and ÐÏ begins a workbook of old Excel.
  const start = new TextDecoder('windows-1252').decode(bytes.slice(0, 64)).replace(/^ï»¿/, '').trimStart();
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('ÐÏ\u0011à'))
    return 'a workbook of a spreadsheet program';
  if (start.startsWith('<')) return 'XML or HTML';
  if (/^[[{]/.test(start)) return 'JSON';
  return start.startsWith('%PDF') ? 'a PDF' : undefined;
}

/** How many rows stand above the heading: templates of Meta explain the columns there, and Excel may write "sep=;". */
function remarkRowsOf(bytes) {
  const rows = parseTable(bytes).data;
  const heading = rows.findIndex((cells) => cells.some((cell) => !/^\s*(?:#|sep=|$)/i.test(cell)));
  return Math.max(0, heading);
}

function withoutRows(bytes, count) {
  return new TextEncoder().encode(Papa.unparse(parseTable(bytes).data.slice(count)));
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula, or before a long number. */
function withoutApostrophes(cells) {
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell.replace(/^'(?=[=+\-@]|\d+$)/, '')]),
  );
}
