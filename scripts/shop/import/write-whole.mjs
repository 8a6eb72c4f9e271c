import { renameSync, rmSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';

/** A table as `products.csv` holds it. The mark at the beginning tells spreadsheets that it is UTF-8. */
export function tableText(columns, rows) {
  return `\uFEFF${Papa.unparse({ fields: columns, data: rows.map((cells) => columns.map((column) => cells[column] ?? '')) }, { newline: '\n' })}\n`;
}

/** Writes a file whole or not at all: the text goes to a file beside it, which then takes its name. */
export function writeWhole(file, text) {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
