import { deliveryTime, isTaxIncluded, taxLabel, taxNote, taxPercent } from '@/shop/settings';

/** Stands outside the object below: the build inlines that object's texts only while none of them uses an import. */
export const termsMessages = {
  delivery: `Delivery in ${deliveryTime}`,
  tax: taxNote || (isTaxIncluded ? `Inclusive of ${taxLabel}` : `Plus ${taxPercent}% ${taxLabel}`),
} as const;

export const productPageMessages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  store: 'Our Store',
  inStock: (count: number | undefined) =>
    count === undefined ? 'In Stock' : `In Stock (${count} available)`,
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  deliveryOnReturn: 'Out of stock for now. This delivery time applies once the product is back.',
  freeShippingFrom: (amount: string) => `Free shipping from ${amount}`,
  freeShipping: 'Free shipping',
  views: 'Pictures',
  zoom: 'Zoom',
  view: {
    front: 'Front',
    close: 'Close-up',
    served: 'Served or in use',
    size: 'Size',
    other: 'Another view',
  },
  /** What a photo shows; `text` is what the guide of the product says of it. */
  photo: {
    front: (product: string) => product,
    close: (product: string) => `${product}, close-up`,
    served: (product: string, text = 'served or in use') => `${product}, ${text}`,
    size: (product: string, text = 'beside something that shows its size') => `${product}, ${text}`,
    other: (product: string) => `${product}, another view`,
  },
  related: 'Related products',
  brand: 'Brand',
  packSize: 'Pack size',
  details: 'Details',
} as const;
