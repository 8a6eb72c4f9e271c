export const wishlistMessages = {
  title: 'Wishlist',
  description: 'The products you want to remember.',
  intro: 'What you want to remember, kept on this device.',
  empty: 'No items in wishlist',
  emptyHint: 'Press the heart on a product to save it here.',
  loading: 'Loading your wishlist',
  noScript: 'Your wishlist is kept in this browser. Please turn on JavaScript to see it.',
  inCart: 'Already in cart',
  itemInCart: 'Item already in cart',
  share: 'Share this wishlist',
  remove: (product: string) => `Remove ${product} from the wishlist`,
} as const;
