import { catalogue } from '@/lib/domain/desk-chat-fixture';
import { ordersCsv } from '@/lib/domain/desk-csv';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

test('A-206 a row for each line, the totals in the first row of an order, and no formula', () => {
  const sok = deskOrder({
    status: 'packed',
    lines: [
      { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 },
      { id: undefined, name: '=Plum, "sweet"', qty: 1, unitCents: 450 },
    ],
    writtenTotalCents: 3191,
    from: ['Sok Dara', 'Phnom Penh', '+855 23 000 000'],
    shipTo: ['=cmd()'],
    coupon: '@SPRING',
    notes: '-1\nnext line',
    invoice: { number: 12, issuedAt: 1, lines: [], totalCents: 3191, taxCents: 151 },
  });
  const empty = deskOrder({
    reference: '261123-2WXY',
    lines: [],
    method: undefined,
    from: ['+1'],
    shipTo: [],
    writtenTotalCents: 0,
  });
  expect(ordersCsv([sok, empty], catalogue)).toBe(
    [
      '\ufeffreference,day,status,mark,payment,from,ship to,coupon,notes,id,product,quantity,unit price,line total,order total,written total,invoice',
      `261122-K7QF,2026-11-22,packed,price-changed,cod,"Sok Dara, Phnom Penh, +855 23 000 000",'=cmd(),'@SPRING,"'-1\nnext line",7,Uji Matcha Powder,2,12.80,25.60,31.91,31.91,12`,
      `261122-K7QF,2026-11-22,packed,price-changed,cod,"Sok Dara, Phnom Penh, +855 23 000 000",'=cmd(),'@SPRING,"'-1\nnext line",,"'=Plum, ""sweet""",1,4.50,4.50,,,`,
      "261123-2WXY,2026-11-23,new,agrees,,'+1,,,,,,,,,0.00,0.00,",
      '',
    ].join('\r\n'),
  );
});

test('A-206 without orders there are the names of the columns', () => {
  expect(ordersCsv([], catalogue).split('\r\n')).toHaveLength(2);
});
