export const offlineMessages = {
  title: 'This page needs a network',
  text: 'It is not kept on this device yet. The catalogue, your cart and your wishlist are, and an order that you prepare now can be sent later.',
  store: 'Our Store',
  cart: 'Cart',
  wishlist: 'Wishlist',
} as const;

export const updateMessages = {
  newer: 'A new version of the shop is here.',
  reload: 'Reload',
} as const;
