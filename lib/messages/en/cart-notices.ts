/** Apart from the other texts of the cart, because every page with a product shows them. */
export const cartNoticeMessages = {
  added: 'Added to your cart',
  addedQuantity: (qty: number) => `Quantity ${qty}`,
  addedTotal: (amount: string) => `Total ${amount}`,
  viewCart: 'View Cart',
  checkout: 'Checkout',
  stockFullTitle: 'Stock full',
  stockFull: 'Adding quantity greater than stock',
} as const;
