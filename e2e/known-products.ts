/** Products that the specs name, with what a shopper sees of them; typed by hand from data/products.ts. */
export const known = {
  /** In stock, no discount. */
  granola: {
    id: 1,
    name: 'Fruit Granola Berry Harvest',
    category: 'Calbee Frugra',
    path: '/OurStore/Calbee_Frugra/Fruit_Granola_Berry_Harvest',
    price: '$12.80',
    stock: 76,
  },
  /** Discounted. */
  matcha: {
    id: 2,
    name: 'Uji Matcha Powder',
    category: 'Matcha Green Tea',
    path: '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder',
    price: '$25.65',
    original: '$28.50',
    discount: 10,
    stock: 72,
  },
  /** The best seller, in a category with an ampersand. */
  crackers: {
    id: 4,
    name: 'Shrimp Crackers Setouchi',
    category: 'Snacks & Confectionaries',
    path: '/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi',
    price: '$4.50',
    stock: 79,
  },
  /** Out of stock. */
  mochi: {
    id: 6,
    name: 'Seasonal Mochi Gift Box',
    category: 'Snacks & Confectionaries',
    path: '/OurStore/Snacks_&_Confectionaries/Seasonal_Mochi_Gift_Box',
    price: '$32.00',
    stock: 0,
  },
  /** The last one, exactly $50 after its discount. */
  gyokuro: {
    id: 18,
    name: 'Gyokuro Loose Leaf Tea',
    category: 'Matcha Green Tea',
    path: '/OurStore/Matcha_Green_Tea/Gyokuro_Loose_Leaf_Tea',
    price: '$50.00',
    original: '$62.50',
    discount: 20,
    stock: 1,
  },
  /** The dearest, three left. */
  teaSet: {
    id: 23,
    name: 'Matcha Tea Ceremony Set',
    category: 'Matcha Green Tea',
    path: '/OurStore/Matcha_Green_Tea/Matcha_Tea_Ceremony_Set',
    price: '$100.00',
    stock: 3,
  },
} as const;
