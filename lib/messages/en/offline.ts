export const offlineMessages = {
  title: 'This page needs a network',
  text: 'It is not kept on this device yet, and the shop cannot be reached just now. The catalogue, your cart and your wishlist are kept, and an order that you prepare now can be sent later.',
  store: 'Our Store',
  cart: 'Cart',
  wishlist: 'Wishlist',
} as const;

export const updateMessages = {
  newer: 'A new version of the shop is here. Your cart and wishlist stay.',
  reload: 'Reload',
} as const;
