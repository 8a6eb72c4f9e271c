import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { LazyCurrencySelect } from '@/components/currency/lazy-currency-select';
import { Price } from '@/components/currency/price';
import { PurchasePanel } from '@/components/product/purchase-panel';
import { Rating } from '@/components/product/rating';
import { Icon } from '@/components/ui/icon';
import { shoppingBagIcon } from '@/components/ui/icons/shopping-bag';
import { xIcon } from '@/components/ui/icons/x';
import { checkIcon } from '@/components/ui/icons/check';
import { packageIcon } from '@/components/ui/icons/package';
import { truckIcon } from '@/components/ui/icons/truck';
import { formatCents } from '@/lib/domain/money';
import { isInStock, summaryOf, type ProductDetails } from '@/lib/domain/product';
import { reviewCount } from '@/lib/domain/rating';
import { minimumOrderMessages } from '@/messages/minimum-order';
import { productMessages } from '@/messages/product';
import { productPageMessages, termsMessages } from '@/messages/product-page';
import { freeShippingFromCents, hasSampleReviews, minimumOrderCents, taxPercent } from '@/shop/settings';

type Props = { readonly product: ProductDetails };

export function ProductFacts({ product }: Props) {
  const hasStock = isInStock(product);
  return (
    <div>
      {product.brand !== undefined && <p className="text-sm text-ink-soft">{product.brand}</p>}
      <h1 tabIndex={-1} className="mt-1 text-3xl sm:text-4xl">
        {product.name}
      </h1>
      {product.rate !== undefined && (
        <p className="mt-3 flex items-center gap-3">
          <Rating product={product} />
          {hasSampleReviews && (
            <span className="text-sm text-ink-soft">
              {productPageMessages.reviews(reviewCount(product.id))}
            </span>
          )}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-baseline gap-x-3 sm:mt-6 sm:block">
        <Price product={product} className="text-3xl" />
        {taxPercent > 0 && <p className="text-sm text-ink-soft sm:mt-2">{termsMessages.tax}</p>}
      </div>
      <ul className="mt-3 grid gap-1.5 text-[0.9375rem] leading-snug sm:mt-6 sm:gap-2">
        <li className="flex gap-2">
          <Icon path={truckIcon} className="size-5 shrink-0" />
          <span>
            <span>{termsMessages.delivery}</span>
            {!hasStock && (
              <span className="block text-sm text-ink-soft">{productPageMessages.deliveryOnReturn}</span>
            )}
          </span>
        </li>
        <li className={`flex gap-2 ${hasStock ? 'text-leaf' : 'font-semibold text-seal-deep'}`}>
          <Icon path={hasStock ? checkIcon : xIcon} className="size-5 shrink-0" />
          {hasStock ? productPageMessages.inStock(product.stock) : productMessages.outOfStock}
        </li>
        {freeShippingFromCents < Infinity && (
          <li className="flex gap-2">
            <Icon path={packageIcon} className="size-5 shrink-0" />
            {freeShippingFromCents === 0
              ? productPageMessages.freeShipping
              : productPageMessages.freeShippingFrom(formatCents(freeShippingFromCents))}
          </li>
        )}
        {minimumOrderCents > 0 && (
          <li className="flex gap-2">
            <Icon path={shoppingBagIcon} className="size-5 shrink-0" />
            {minimumOrderMessages.minimum(formatCents(minimumOrderCents))}
          </li>
        )}
      </ul>
      <WaysToBuy className="hairline mt-3 mb-4 grid-cols-2 pt-3 max-[19rem]:grid-cols-1 sm:mt-4 sm:pt-4 md:mb-7" />
      <PurchasePanel product={summaryOf(product)} />
      <LazyCurrencySelect className="mt-5 text-ink-soft" />
    </div>
  );
}
