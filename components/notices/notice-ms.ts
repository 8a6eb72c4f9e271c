/** How long a notice shows, in ms; `addedFromCard` follows Add to cart on a product card. */
export const noticeMs = { standard: 2500, addedFromCard: 2000, stockFull: 2000 } as const;
