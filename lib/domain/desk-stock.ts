import { readCsv, writeCsv } from '@/lib/domain/csv';
import type { DeskOrder } from '@/lib/domain/desk-order';

export type StockList =
  | {
      readonly kind: 'list';
      /** The table with the stock that is left. */
      readonly text: string;
      /** Products that were sold and are not in the table. */
      readonly unknown: readonly {
        readonly id: number | undefined;
        readonly name: string;
        readonly qty: number;
      }[];
      /** Names of products of which more was sold than the table has. */
      readonly short: readonly string[];
      /** The orders whose goods this list takes off or puts back, as they must be stored. */
      readonly orders: readonly DeskOrder[];
    }
  | { readonly kind: 'no-table' };

/**
 * Takes what was sold since the last list off the stock in `products.csv`, never below zero; a product whose stock is not
 * counted stays so. Goods of an order that was cancelled since are put back.
 */
export function stockList(table: string, orders: readonly DeskOrder[]): StockList {
  const [headings = [], ...rows] = readCsv(table) ?? [];
  const columnOf = (name: string) => headings.findIndex((heading) => heading.trim().toLowerCase() === name);
  const [idColumn, nameColumn, stockColumn] = [columnOf('id'), columnOf('name'), columnOf('stock')];
  if (idColumn === -1 || stockColumn === -1) return { kind: 'no-table' };

  const due = orders.filter((order) => isSold(order) !== order.isOffStock);
  const sold = new Map<string, { id: number | undefined; name: string; qty: number }>();
  for (const order of due)
    for (const { id, name, qty } of order.lines) {
      const key = id === undefined ? name : String(id);
      const before = sold.get(key)?.qty ?? 0;
      sold.set(key, { id, name, qty: before + (isSold(order) ? qty : -qty) });
    }
  const known = new Set(rows.map((row) => row[idColumn]?.trim()));
  const short: string[] = [];
  const left = rows.map((row) => {
    const id = row[idColumn]?.trim() ?? '';
    const { qty } = sold.get(id) ?? { qty: 0 };
    const stock = row[stockColumn]?.trim() ?? '';
    if (qty === 0 || !/^\d{1,6}$/.test(stock)) return row;
    if (qty > Number(stock)) short.push(row[nameColumn] ?? id);
    const rest = String(Math.max(0, Number(stock) - qty));
    return row.map((cell, column) => (column === stockColumn ? rest : cell));
  });
  return {
    kind: 'list',
    text: writtenAs(table, writeCsv([headings, ...left])),
    unknown: [...sold.values()].filter(({ id, qty }) => qty > 0 && !known.has(String(id))),
    short,
    orders: due.map((order) => ({ ...order, isOffStock: isSold(order) })),
  };
}

/** With the ends of lines and the mark at the beginning that the table has. */
function writtenAs(table: string, text: string): string {
  const marked = table.startsWith('\ufeff') ? text : text.slice(1);
  return table.includes('\r\n') ? marked : marked.replaceAll('\r\n', '\n');
}

function isSold({ status, isPaid }: DeskOrder): boolean {
  return status === 'new' ? isPaid : status !== 'cancelled';
}
