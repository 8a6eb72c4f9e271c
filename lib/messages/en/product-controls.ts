/** Apart from the other texts of the product page, which do not ship to the browser. */
export const productControlMessages = {
  share: 'Share',
} as const;
