/** The business constants of specification §9, each in one place. Amounts in whole cents, times in ms. */

export const freeShippingFromCents = 50_00;
export const shippingPercent = 1;
export const taxPercent = 5;

export const bestSellerCount = 8;
export const newArrivalCount = 8;

export const curtainMs = 1000;

/** Cards that the catalogue's page brings, and that the list grows by when its end comes near. */
export const cardsAtOnce = 100;

/** How long a file may keep the shopper waiting before another way on is tried; also in scripts/export/lost-files.mjs. */
export const patienceMs = 12_000;

/** How long each kind of notice shows. */
export const noticeMs = {
  addedFromCard: 2000,
  addedFromDetail: 2500,
  stockFull: 2000,
  wishlist: 2500,
  alert: 2500,
} as const;

/** The smallest distance between the handles of the price slider, in percentage points (CAT-12). */
export const priceHandleGap = 10;

/** Years on a card below this become the current year (PAY-09). */
export const firstCardYear = 2025;

/** The static progress of every tracked order, in percent (TRK-05). */
export const trackingPercent = 26;
