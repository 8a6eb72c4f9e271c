export const wishlistMessages = {
  title: 'Wishlist',
  description: 'The products you would like to remember.',
  empty: 'No items in wishlist',
  emptyHint: 'Save what you like with the heart, and find it here again.',
  loading: 'Looking into your wishlist',
  noScript: 'Your wishlist is kept in this browser. Please turn JavaScript on to see it.',
  added: 'added to your wishlist',
  seeMore: 'See more',
  already: 'Product already in wishlist',
  inCart: 'Already in cart',
  itemInCart: 'Item already in cart',
  share: 'Share this wishlist',
  remove: (product: string) => `Remove ${product} from the wishlist`,
  unreadable:
    'What this device remembered of your wishlist could not be read, so your wishlist starts empty.',
  cannotSave: 'This browser does not let us save your wishlist. It will last until you close this page.',
} as const;
