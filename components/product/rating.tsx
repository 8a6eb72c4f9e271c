import { StarRating } from '@/components/ui/star-rating';
import { filledStars, type Product } from '@/lib/domain/product';
import { productMessages } from '@/lib/messages/en/product';

/** Whole stars to see, the exact rate to hear (CARD-10, A-19). */
export function Rating({ product }: { readonly product: Product }) {
  return <StarRating filled={filledStars(product.rate)} label={productMessages.rated(product.rate)} />;
}
