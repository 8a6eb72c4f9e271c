export const errorMessages = {
  title: 'Something went wrong',
  text: 'This part of the shop could not be shown. Your cart and wishlist are safe on this device.',
  retry: 'Try again',
  catalogue: 'Your items are safe, but we could not load the catalogue to show them.',
  changed: 'The shop has changed',
  changedText:
    'This page needs a part of the shop that is no longer there. Your cart and wishlist are safe on this device.',
  lostFiles:
    'The shop has changed, or a part of it did not arrive. You can read on, and your cart and wishlist are safe on this device.',
  lostPart: 'This part of the shop did not arrive. Please reload the page and try again.',
  reload: 'Reload',
} as const;
