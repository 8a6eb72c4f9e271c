/** The goods one does not eat, in use. By product. */
export const servedGoods = {};
