export const offlineMessages = {
  title: 'This page needs an internet connection',
  text: "It isn't saved on this device yet. The catalogue, your cart and your wishlist are, so you can prepare an order now and send it later.",
  store: 'Our Store',
  cart: 'Cart',
  wishlist: 'Wishlist',
} as const;

export const updateMessages = {
  newVersion: 'A new version of the shop is here.',
  reload: 'Reload',
} as const;
