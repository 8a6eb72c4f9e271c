const product = '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder';
const filled = {
  Cart: [
    { id: 2, qty: 2 },
    { id: 4, qty: 1 },
  ],
  wishlist: [{ id: 2 }, { id: 6 }],
  User: { name: 'Dara Sok', email: 'dara@example.com' },
};

/** `keeps` is localStorage by key; `mayBeIndexed` is typed by hand from the specification. */
export const kindsOfPages = {
  home: { path: '/', mayBeIndexed: true },
  catalogue: { path: '/OurStore', mayBeIndexed: true },
  product: { path: product, mayBeIndexed: true },
  'product sold out': {
    path: '/OurStore/Snacks_&_Confectionaries/Seasonal_Mochi_Gift_Box',
    mayBeIndexed: true,
  },
  cart: { path: '/Cart', keeps: filled },
  'cart, empty': { path: '/Cart' },
  wishlist: { path: '/Wishlist', keeps: filled },
  payment: { path: '/Cart/Payment', keeps: filled },
  'payment status': { path: '/Cart/Payment/PaymentStatus', keeps: filled },
  login: { path: '/Login' },
  register: { path: '/Register' },
  'reset password': { path: '/ResetPassword' },
  dashboard: { path: '/UserDashboard', keeps: filled },
  'dashboard, addresses': { path: '/UserDashboard/Address', keeps: filled },
  tracking: { path: '/TrackOrder' },
  'tracking, detail': { path: '/TrackOrder/Detail' },
  about: { path: '/AboutUs', mayBeIndexed: true },
  contact: { path: '/Contact', mayBeIndexed: true },
  career: { path: '/Career', mayBeIndexed: true },
  policy: { path: '/Privacy-Policy', mayBeIndexed: true },
  // Opened as the file /404, which is served with 200: Lighthouse counts a status of 404 as a fault.
  'not found': { path: '/404' },
};
