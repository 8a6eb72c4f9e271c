/** For the cards of products, the cart and the product page. */
export const productMessages = {
  outOfStock: 'Out of Stock',
  rated: (rate: number) => `Rated ${rate} out of 5`,
  discount: (percent: number) => `-${percent}%`,
  discountLabel: (percent: number) => `${percent}% off`,
  price: 'Price',
  originalPrice: 'Original price',
  quantity: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  addToCart: 'Add to cart',
  added: 'Added',
  addToWishlist: 'Add to wishlist',
  actionLabel: (action: string, product: string) => `${action}: ${product}`,
} as const;
