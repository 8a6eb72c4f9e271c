import { catalogue } from '@/lib/domain/desk-chat-fixture';
import { ordersCsv, type TableWords } from '@/lib/domain/desk-csv';
import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { deskMessages } from '@/messages/desk';

const words: TableWords = { ...deskMessages, dayOf: (ms) => new Date(ms).toISOString().slice(0, 10) };
const november = (day: number) => Date.UTC(2026, 10, day);

test('A-206 a row for each line, the totals in the first row of an order, and no formula', () => {
  const sok = deskOrder({
    status: 'packed',
    isPaid: true,
    history: [
      { status: 'paid', at: november(23) },
      { status: 'unpaid', at: november(24) },
      { status: 'paid', at: november(25) },
    ],
    lines: [
      { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 },
      { id: undefined, name: '=Plum, "sweet"', qty: 1, unitCents: 450 },
    ],
    // 30.10, 0.30 for shipping and 1.51 of tax.
    writtenTotalCents: 3191,
    from: ['Sok Dara', 'Phnom Penh', '+855 23 000 000'],
    shipTo: ['=cmd()'],
    coupon: '@SPRING',
    notes: '-1\nnext line',
    invoice: { number: 12, issuedAt: november(26), lines: [], totalCents: 3191, taxCents: 151 },
  });
  const empty = deskOrder({
    reference: '261123-2WXY',
    lines: [],
    method: undefined,
    from: ['+1'],
    shipTo: [],
    writtenTotalCents: 0,
  });
  const head = `261122-K7QF,2026-11-22,Packed,2026-11-25,Price changed since,Cash on delivery,"Sok Dara, Phnom Penh, +855 23 000 000",'+855 23 000 000,'=cmd(),'@SPRING,"'-1\nnext line"`;
  expect(ordersCsv([sok, empty], catalogue, words)).toBe(
    [
      '\ufeffreference,day,status,paid on,mark,payment,from,phone,ship to,coupon,notes,id,product,quantity,unit price,line total,shipping,tax,order total,total in the message,currency,invoice,invoice date',
      `${head},7,Uji Matcha Powder,2,12.80,25.60,0.30,1.51,31.91,31.91,USD,12,2026-11-26`,
      `${head},,"'=Plum, ""sweet""",1,4.50,4.50,,,,,,,`,
      "261123-2WXY,2026-11-23,New,,Sum is right,Payment not said,'+1,,,,,,,,,,0.00,0.00,0.00,0.00,USD,,",
      '',
    ].join('\r\n'),
  );
});

test('A-206 without orders there are the names of the columns', () => {
  expect(ordersCsv([], catalogue, words).split('\r\n')).toHaveLength(2);
});
