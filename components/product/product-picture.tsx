import { categoryBackdrop } from '@/components/product/category-backdrop';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/domain/product';

type Props = {
  readonly product: Product;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  readonly isFirst?: boolean;
  readonly isDimmed?: boolean;
};

const side = 1200;

/** A square picture on its category's backdrop, which is there before the picture is. */
export function ProductPicture({ product, alt, isFirst = false, isDimmed = false }: Props) {
  const dim = isDimmed ? 'opacity-55' : '';
  return (
    <div className={`aspect-square overflow-hidden rounded ${categoryBackdrop[product.category]}`}>
      <Picture
        src={product.img}
        width={side}
        height={side}
        alt={alt}
        isFirst={isFirst}
        className={`size-full object-cover ${dim}`}
      />
    </div>
  );
}
