/** For the cart and the wishlist, which the catalogue completes. */
export const loadedListMessages = {
  catalogueFailed: "Your items are safe, but we couldn't load the catalogue to show them.",
} as const;
