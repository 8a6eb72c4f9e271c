import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { stockList } from '@/lib/domain/desk-stock';
import { readProducts } from '@/scripts/shop/read-products.mjs';

const table = `id;name;category;price;stock;description
7;Uji Matcha Powder;Tea;12.80;20;"Stone-ground; from Uji"
12;Sea Salt Crackers;Snacks;4.50;3;
15;Plum Wine;Snacks;9;;not counted
`;
const line = (id: number | undefined, qty: number, name = 'Tea') => ({ id, name, qty, unitCents: 100 });
const sold = deskOrder({ isPaid: true, lines: [line(7, 2), line(12, 5), line(15, 4)] });

const list = (...orders: Parameters<typeof stockList>[1]) => {
  const result = stockList(table, orders);
  if (result.kind !== 'list') throw new Error('There is no list.');
  return result;
};

test('A-207 what was sold is taken off, never below zero, and what is not counted stays', () => {
  const { text, short, unknown } = list(sold);
  expect(text).toBe(
    [
      'id,name,category,price,stock,description',
      '7,Uji Matcha Powder,Tea,12.80,18,Stone-ground; from Uji',
      '12,Sea Salt Crackers,Snacks,4.50,0,',
      '15,Plum Wine,Snacks,9,,not counted',
      '',
    ].join('\n'),
  );
  expect([short, unknown]).toEqual([['Sea Salt Crackers'], []]);
});

test('A-207 the shop reads the list as its table', () => {
  const { products, faults } = readProducts(new TextEncoder().encode(list(sold).text), {
    categories: ['Tea', 'Snacks'],
    decimals: 2,
  });
  expect(faults).toEqual([]);
  expect(products.map(({ id, stock }: { id: number; stock?: number }) => [id, stock])).toEqual([
    [7, 18],
    [12, 0],
    [15, undefined],
  ]);
});

test('A-207 orders of several statuses: new and cancelled ones sell nothing', () => {
  const others = (['confirmed', 'packed', 'out', 'delivered', 'new'] as const).map((status) =>
    deskOrder({ status, isPaid: status === 'new', lines: [line(7, 1)] }),
  );
  const none = (['new', 'cancelled'] as const).map((status) => deskOrder({ status, lines: [line(7, 9)] }));
  expect(list(...others, ...none).text).toContain('7,Uji Matcha Powder,Tea,12.80,15,');
});

test('A-207 the next list takes nothing off twice, and puts back what was cancelled since', () => {
  const [taken = sold] = list(sold).orders;
  expect(taken).toEqual({ ...sold, isOffStock: true });
  expect(list(taken).orders).toEqual([]);
  expect(list(taken).text).toContain('Tea,12.80,20,');
  const cancelled = list({ ...taken, status: 'cancelled' });
  expect(cancelled.text).toContain('Tea,12.80,22,');
  expect(cancelled.unknown).toEqual([]);
  expect(cancelled.orders).toEqual([{ ...sold, status: 'cancelled', isOffStock: false }]);
});

test('A-207 products that are not in the table are reported with what was sold of them', () => {
  const orders = [
    deskOrder({ isPaid: true, lines: [line(99, 2, 'Gone'), line(undefined, 1, 'Nameless')] }),
    deskOrder({ status: 'out', lines: [line(99, 1, 'Gone')] }),
  ];
  expect(list(...orders).unknown).toEqual([
    { id: 99, name: 'Gone', qty: 3 },
    { id: undefined, name: 'Nameless', qty: 1 },
  ]);
});

test('A-207 a stock that no number holds stays, and a table without names has ids', () => {
  const result = stockList('Stock,ID\nmany,7\n1,12\n3', [sold]);
  expect(result).toMatchObject({
    kind: 'list',
    text: 'Stock,ID\nmany,7\n0,12\n3\n',
    short: ['12'],
  });
});

test('A-207 the list has the mark and the ends of lines of the table', () => {
  expect(stockList('\ufeffid,stock\r\n7,5\r\n', [sold])).toMatchObject({
    text: '\ufeffid,stock\r\n7,3\r\n',
  });
});

test('A-207 a row without a stock stays', () => {
  expect(stockList('id,stock\n7', [sold])).toMatchObject({ text: 'id,stock\n7\n' });
});

test.each(['', 'name,price\nTea,5', 'id,name\n7,Tea', 'id,stock\n"7,5'])(
  'F-301 %j is no table of products',
  (text) => {
    expect(stockList(text, [sold])).toEqual({ kind: 'no-table' });
  },
);
