/** Apart from the other texts of the wishlist, because every page with a product shows them. */
export const wishlistNoticeMessages = {
  added: 'added to your wishlist',
  seeMore: 'See more',
  already: 'Product already in wishlist',
  inWishlist: 'In your wishlist',
  title: 'Wishlist',
} as const;
