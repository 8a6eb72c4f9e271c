import { shopName } from '@/shop/settings';

export const productMetadataMessages = {
  /** The description of a product without one. */
  fallback: ({ name, category }: { readonly name: string; readonly category: string }) =>
    `${name}, in ${category} at ${shopName}.`,
} as const;
