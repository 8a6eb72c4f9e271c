import {
  summaryOf,
  type CardProduct,
  type PhotoRole,
  type ProductDetails,
  type ProductPhoto,
} from '@/lib/domain/product';

/** Drops details, like `summaryOf`, but for those that a card shows. */
export function cardOf(product: ProductDetails): CardProduct {
  const served = photoOf(product, 'served');
  return { ...summaryOf(product), ...(served !== undefined && { served }) };
}

/** The photos of a product in their order; a product without photographs has its drawing. */
export function photosOf({ img, photos }: Pick<ProductDetails, 'img' | 'photos'>): readonly ProductPhoto[] {
  return photos ?? [{ role: 'front', src: img }];
}

/** The first photo of a role. */
export function photoOf(
  { photos }: Pick<ProductDetails, 'photos' | 'img'>,
  role: PhotoRole,
): string | undefined {
  return photos?.find((photo) => photo.role === role)?.src;
}
