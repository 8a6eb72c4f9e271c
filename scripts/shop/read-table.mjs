import Papa from 'papaparse';

/**
 * One cell that cannot be used. `row` counts as a spreadsheet does: the heading is row 1.
 * @typedef {{ row: number, column?: string, value?: string, problem: string }} Fault
 * @typedef {{ row: number, cells: Record<string, string> }} Row
 */

/**
 * Reads a table as spreadsheets save it: UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs.
 * Headings ignore case and surrounding blanks; empty rows are left out; cells are trimmed.
 * @param {Uint8Array} bytes
 * @returns {{ columns: string[], headings: string[], rows: Row[], faults: Fault[] }} `headings` are as they stand there
 */
export function readTable(bytes) {
  const { data, errors } = parseTable(bytes);
  const [heading = [], ...lines] = data;
  const headings = heading.map((cell) => cell.trim());
  const columns = headings.map((cell) => cell.toLowerCase());
  if (columns.every((column) => column === ''))
    return {
      columns: [],
      headings: [],
      rows: [],
      faults: [{ row: 1, problem: 'the table is empty; its first row names the columns' }],
    };

  const filled = lines
    .map((cells, index) => ({ row: index + 2, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    columns,
    headings,
    rows: filled.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    })),
    faults: [
      ...errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => unclosedQuote(row + 1)),
      ...repeated(columns).map((column) => ({
        row: 1,
        column,
        problem: 'the heading names this column twice',
      })),
      ...filled.flatMap(({ row, cells }) => surplusCells(row, cells.slice(columns.length))),
    ],
  };
}

/** The cells of each row as they stand there, and what papaparse finds wrong. */
export function parseTable(bytes) {
  return Papa.parse(decodeText(bytes).trimEnd(), { delimitersToGuess: [',', ';', '\t'] });
}

/** A mark at the beginning tells UTF-16; what is not UTF-8 either comes from an old spreadsheet. */
export function decodeText(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Without `stream`, Node 20 decodes this as Latin-1, which has no €.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}

function unclosedQuote(row) {
  return {
    row,
    problem: 'a quotation mark (") opens a cell that does not end; write "" for one inside a cell',
  };
}

function repeated(columns) {
  return columns.filter((column, index) => column !== '' && columns.indexOf(column) < index);
}

function surplusCells(row, cells) {
  const value = cells.find((cell) => cell !== '');
  return value === undefined
    ? []
    : [
        {
          row,
          value,
          problem:
            'this row has more cells than the heading; a text that holds a comma needs quotation marks',
        },
      ];
}
