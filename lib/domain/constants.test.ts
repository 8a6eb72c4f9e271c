import {
  bestSellerCount,
  curtainMs,
  firstCardYear,
  freeShippingFromCents,
  newArrivalCount,
  noticeMs,
  priceHandleGap,
  shippingPercent,
  taxPercent,
  trackingPercent,
} from '@/lib/domain/constants';

test('SUM-04 SUM-05 shipping is free from $50, else 1%, and VAT is 5%', () => {
  expect([freeShippingFromCents, shippingPercent, taxPercent]).toEqual([5000, 1, 5]);
});

test('HOME-02 HOME-03 the home page shows 8 best sellers and 8 new arrivals (A-13, A-14)', () => {
  expect([bestSellerCount, newArrivalCount]).toEqual([8, 8]);
});

test('FRAME-21 the curtain closes for one second', () => {
  expect(curtainMs).toBe(1000);
});

test('NOTI-06 each notice shows for its time (A-51)', () => {
  expect(noticeMs).toEqual({
    addedFromCard: 2000,
    addedFromDetail: 2500,
    stockFull: 2000,
    wishlist: 2500,
    alert: 2500,
  });
});

test('CAT-12 PAY-09 TRK-05 the gap of the handles, the first card year, the static progress', () => {
  expect([priceHandleGap, firstCardYear, trackingPercent]).toEqual([10, 2025, 26]);
});
