/** Apart from the other texts of the layout, because these do not ship to the browser. */
export const headerMessages = {
  logo: (shop: string) => `${shop} home`,
  noScript:
    'You can browse without JavaScript, but please turn it on to use the cart and wishlist, log in or check out.',
} as const;
