/** What is said when the cart or the wishlist on this device has changed, cannot be read or cannot be saved. */
export const storedListMessages = {
  cart: {
    changed: "Some items in your cart have changed or sold out. We've updated your cart.",
    unreadable: "We couldn't read the cart saved on this device, so your cart starts empty.",
    cannotSave: "Your browser isn't letting us save your cart. It will last until you close this page.",
  },
  wishlist: {
    unreadable: "We couldn't read the wishlist saved on this device, so your wishlist starts empty.",
    cannotSave: "Your browser isn't letting us save your wishlist. It will last until you close this page.",
  },
} as const;
