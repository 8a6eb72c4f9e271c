export const errorMessages = {
  title: 'Something went wrong',
  text: "We couldn't show this part of the shop. Your cart and wishlist are safe on this device.",
  retry: 'Try again',
  shopUpdated: 'The shop has been updated',
  shopUpdatedText:
    'This page needs a file that is no longer available. Reload to get the latest version. Your cart and wishlist are safe on this device.',
  chunkLoadFailed:
    "The shop has been updated, or part of it didn't load. You can keep reading, and your cart and wishlist are safe on this device. Reload, then press again.",
  loadFailed: "This part of the shop didn't load. Please reload the page and try again.",
  reload: 'Reload',
  back: 'Back',
  contactUs: 'Contact us',
} as const;
