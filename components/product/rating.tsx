import { StarRating } from '@/components/ui/star-rating';
import { filledStars, type Product } from '@/lib/domain/product';
import { productMessages } from '@/messages/product';

export function Rating({ product }: { readonly product: Product }) {
  return <StarRating filled={filledStars(product.rate)} label={productMessages.rated(product.rate)} />;
}
