/** Two lines of a cart, as the shop stores them; the catalogue completes them. */
const cart = [
  { id: 2, qty: 2 },
  { id: 4, qty: 1 },
];

/** One page of each kind, and what storage holds when it opens. */
export const measuredPages = {
  home: { path: '/', stored: {} },
  catalogue: { path: '/OurStore', stored: {} },
  product: { path: '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder', stored: {} },
  policy: { path: '/Privacy-Policy', stored: {} },
  cart: { path: '/Cart', stored: { Cart: cart } },
};
