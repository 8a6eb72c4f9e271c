/** What comes on top of the products of an order. */
export const taxPercent = 5;
export const shippingPercent = 1;
/** Cents of subtotal. */
export const freeShippingFromCents = 50_00;
