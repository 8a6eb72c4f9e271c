import { ConvertedPriceLine } from '@/components/currency/converted-price-line';
import { formatCents, toCents, unitPriceCents } from '@/lib/domain/money';
import type { Product } from '@/lib/domain/product';
import { productMessages } from '@/messages/product';

type Props = { readonly product: Product; readonly className?: string };

export function Price({ product, className = '' }: Props) {
  return (
    <p className={`money flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className="sr-only">{productMessages.price}</span>
      <span className="font-semibold">{formatCents(unitPriceCents(product))}</span>
      {product.discount > 0 && (
        <s className="text-[0.8em] text-ink-soft">
          <span className="sr-only">{productMessages.originalPrice} </span>
          {formatCents(toCents(product.price))}
        </s>
      )}
      <ConvertedPriceLine cents={unitPriceCents(product)} />
    </p>
  );
}
