/** Typed by hand from data/products.ts, as a shopper sees them. */
export const known = {
  granola: {
    id: 1,
    name: 'Fruit Granola Berry Harvest',
    category: 'Calbee Frugra',
    path: '/OurStore/Calbee_Frugra/Fruit_Granola_Berry_Harvest',
    price: '$12.80',
    stock: 76,
  },
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
  mochi: {
    id: 6,
    name: 'Seasonal Mochi Gift Box',
    category: 'Snacks & Confectionaries',
    path: '/OurStore/Snacks_&_Confectionaries/Seasonal_Mochi_Gift_Box',
    price: '$32.00',
    stock: 0,
  },
  /** The last one in stock, exactly $50 after discount. */
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
  /** The most expensive, three in stock. */
  teaSet: {
    id: 23,
    name: 'Matcha Tea Ceremony Set',
    category: 'Matcha Green Tea',
    path: '/OurStore/Matcha_Green_Tea/Matcha_Tea_Ceremony_Set',
    price: '$100.00',
    stock: 3,
  },
} as const;

export const soldOut = [
  known.mochi,
  { name: 'Glass Feeding Bottle', path: '/OurStore/Baby_Collection/Glass_Feeding_Bottle' },
  { name: 'Soft Tape Diapers', path: '/OurStore/Baby_Collection/Soft_Tape_Diapers' },
  { name: 'Matcha Kinako Granola', path: '/OurStore/Calbee_Frugra/Matcha_Kinako_Granola' },
] as const;

/** All thirty names in each sort order; prices after discount. */
export const productNames = {
  byId: [
    'Fruit Granola Berry Harvest',
    'Uji Matcha Powder',
    'Baby Milk Lotion',
    'Shrimp Crackers Setouchi',
    'Camellia Face Oil',
    'Seasonal Mochi Gift Box',
    'Thin Latex Condoms',
    'Hojicha Tea Bags',
    'Maple Walnut Granola',
    'Glass Feeding Bottle',
    'Nori Rice Crackers',
    'Pleated Face Masks',
    'Genmaicha Brown Rice Tea',
    'Soft Baby Wipes',
    'Cocoa Banana Granola',
    'Hinoki Bath Salts',
    'Sweet Potato Chips',
    'Gyokuro Loose Leaf Tea',
    'Latex Free Condoms',
    'Soft Tape Diapers',
    'Yuzu Orange Granola',
    'Rice Bran Hand Balm',
    'Matcha Tea Ceremony Set',
    'Kinako Butter Cookies',
    'Baby Face Cream',
    'Water-Based Lubricant Gel',
    'Matcha Kinako Granola',
    'Konpeito Sugar Stars',
    'Bamboo Cotton Swabs',
    'Matcha Latte Mix',
  ],
  byPrice: [
    'Pleated Face Masks', // 3.96
    'Shrimp Crackers Setouchi', // 4.50
    'Bamboo Cotton Swabs', // 4.80
    'Sweet Potato Chips', // 4.93
    'Nori Rice Crackers', // 5.20
    'Soft Baby Wipes', // 6.80
    'Rice Bran Hand Balm', // 7.30
    'Cocoa Banana Granola', // 7.32
    'Konpeito Sugar Stars', // 7.40
    'Maple Walnut Granola', // 9.52
    'Hojicha Tea Bags', // 9.60
    'Thin Latex Condoms', // 10.80
    'Genmaicha Brown Rice Tea', // 10.83
    'Matcha Kinako Granola', // 10.84
    'Water-Based Lubricant Gel', // 11.90
    'Baby Face Cream', // 12.50
    'Fruit Granola Berry Harvest', // 12.80
    'Matcha Latte Mix', // 12.87
    'Yuzu Orange Granola', // 13.20, id 21
    'Kinako Butter Cookies', // 13.20, id 24
    'Hinoki Bath Salts', // 15.30
    'Baby Milk Lotion', // 16.90
    'Latex Free Condoms', // 17.90
    'Camellia Face Oil', // 19.92
    'Glass Feeding Bottle', // 21.50
    'Soft Tape Diapers', // 23.32
    'Uji Matcha Powder', // 25.65
    'Seasonal Mochi Gift Box', // 32.00
    'Gyokuro Loose Leaf Tea', // 50.00
    'Matcha Tea Ceremony Set', // 100.00
  ],
  byName: [
    'Baby Face Cream',
    'Baby Milk Lotion',
    'Bamboo Cotton Swabs',
    'Camellia Face Oil',
    'Cocoa Banana Granola',
    'Fruit Granola Berry Harvest',
    'Genmaicha Brown Rice Tea',
    'Glass Feeding Bottle',
    'Gyokuro Loose Leaf Tea',
    'Hinoki Bath Salts',
    'Hojicha Tea Bags',
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
    'Latex Free Condoms',
    'Maple Walnut Granola',
    'Matcha Kinako Granola',
    'Matcha Latte Mix',
    'Matcha Tea Ceremony Set',
    'Nori Rice Crackers',
    'Pleated Face Masks',
    'Rice Bran Hand Balm',
    'Seasonal Mochi Gift Box',
    'Shrimp Crackers Setouchi',
    'Soft Baby Wipes',
    'Soft Tape Diapers',
    'Sweet Potato Chips',
    'Thin Latex Condoms',
    'Uji Matcha Powder',
    'Water-Based Lubricant Gel',
    'Yuzu Orange Granola',
  ],
} as const;

/** All paths except products, typed by hand from the specification. */
export const addresses = [
  '/',
  '/OurStore',
  '/Login',
  '/Register',
  '/ResetPassword',
  '/Career',
  '/AboutUs',
  '/Contact',
  '/Cookie',
  '/Terms-Conditions',
  '/Privacy-Policy',
  '/Cart',
  '/Cart/Payment',
  '/Cart/Payment/PaymentStatus',
  '/TrackOrder',
  '/TrackOrder/Detail',
  '/Wishlist',
  '/UserDashboard',
  '/UserDashboard/TrackOrder',
  '/UserDashboard/TrackOrder/Detail',
  '/UserDashboard/Wishlist',
  '/UserDashboard/Address',
  '/UserDashboard/ResetPassword',
  '/UserDashboard/Cart',
] as const;
