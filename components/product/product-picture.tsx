import { backdropClass } from '@/components/ui/backdrop-class';
import { Picture } from '@/components/ui/picture';
import { pictureOf, type Product } from '@/lib/domain/product';
import { backdrops } from '@/shop/settings';

type Props = {
  readonly product: Product;
  readonly sizes: string;
  readonly src?: string;
  /** Empty where the name is shown beside it. */
  readonly alt: string;
  readonly isFirst?: boolean;
  readonly isDimmed?: boolean;
};

export function ProductPicture({
  product,
  sizes,
  src = product.img,
  alt,
  isFirst = false,
  isDimmed = false,
}: Props) {
  return (
    <div className={`product-picture ${backdropClass(backdrops[product.category])}`}>
      <Picture
        {...pictureOf(product, src, alt)}
        sizes={sizes}
        isFirst={isFirst}
        className={`size-full object-cover ${isDimmed ? 'opacity-55' : ''}`}
      />
    </div>
  );
}
