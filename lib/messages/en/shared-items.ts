export const sharedItemsMessages = {
  cart: {
    title: 'Add these to your cart?',
    intro: 'This link brings a cart. What is in yours already stays.',
    accept: 'Add to my cart',
    refused: 'Your cart already holds as many as we have.',
    nothing: 'There is nothing in this link that we can add to your cart.',
    broken: 'Nothing was added, and your cart is as it was.',
    added: (count: number) =>
      count === 1 ? '1 product added to your cart' : `${count} products added to your cart`,
  },
  wishlist: {
    title: 'Add these to your wishlist?',
    intro: 'This link brings a wishlist. What is on yours already stays.',
    accept: 'Add to my wishlist',
    refused: 'On your wishlist already.',
    nothing: 'There is nothing in this link that is not on your wishlist.',
    broken: 'Nothing was added, and your wishlist is as it was.',
    added: (count: number) =>
      count === 1 ? '1 product added to your wishlist' : `${count} products added to your wishlist`,
  },
  damaged: 'This link is damaged',
  loading: 'Looking what the link brings',
  amount: (qty: number) => `× ${qty}`,
  capped: (wanted: number) => `The link asks for ${wanted}; there are no more in stock.`,
  unknown: (count: number) =>
    count === 1
      ? 'One product of this link is not in our shop.'
      : `${count} products of this link are not in our shop.`,
  unreachable: 'We could not load the catalogue to show what this link brings. Nothing was added.',
  decline: 'Not now',
  close: 'Close',
} as const;
