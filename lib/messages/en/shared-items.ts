export const sharedItemsMessages = {
  cart: {
    title: 'Add these to your cart?',
    intro: 'This link contains a cart. Anything already in yours stays.',
    accept: 'Add to my cart',
    refused: 'Your cart already has as many as we have in stock.',
    nothing: 'Nothing in this link can be added to your cart.',
    broken: "Nothing was added. Your cart hasn't changed.",
    added: (count: number) =>
      count === 1 ? '1 product added to your cart' : `${count} products added to your cart`,
  },
  wishlist: {
    title: 'Add these to your wishlist?',
    intro: 'This link contains a wishlist. Anything already on yours stays.',
    accept: 'Add to my wishlist',
    refused: 'Already on your wishlist.',
    nothing: 'Everything in this link is already on your wishlist.',
    broken: "Nothing was added. Your wishlist hasn't changed.",
    added: (count: number) =>
      count === 1 ? '1 product added to your wishlist' : `${count} products added to your wishlist`,
  },
  damaged: 'This link is damaged',
  loading: 'Opening the link',
  amount: (qty: number) => `× ${qty}`,
  limitedByStock: (wanted: number) => `The link asks for ${wanted}, but we don't have enough in stock.`,
  unknown: (count: number) =>
    count === 1
      ? 'One product in this link is not in our shop.'
      : `${count} products in this link are not in our shop.`,
  unreachable: "We couldn't load the products in this link. Nothing was added.",
  decline: 'Not now',
  close: 'Close',
} as const;
