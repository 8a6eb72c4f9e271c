import { CurrencySelect } from '@/components/currency/currency-select';
import { Price } from '@/components/product/price';
import { PurchasePanel } from '@/components/product/purchase-panel';
import { Rating } from '@/components/product/rating';
import { Icon } from '@/components/ui/icon';
import { shoppingBagIcon, xIcon } from '@/components/ui/icon-paths';
import { checkIcon, packageIcon, truckIcon } from '@/components/ui/page-icon-paths';
import { formatCents } from '@/lib/domain/money';
import { isInStock, reviewCount, summaryOf, type ProductDetails } from '@/lib/domain/product';
import { minimumOrderMessages } from '@/messages/minimum-order';
import { productMessages } from '@/messages/product';
import { productPageMessages, termsMessages } from '@/messages/product-page';
import { freeShippingFromCents, hasSampleReviews, minimumOrderCents, taxPercent } from '@/shop/settings';

type Props = { readonly product: ProductDetails };

export function ProductFacts({ product }: Props) {
  const hasStock = isInStock(product);
  return (
    <>
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
      <Price product={product} className="mt-4 text-3xl sm:mt-6" />
      {taxPercent > 0 && <p className="text-sm text-ink-soft">{termsMessages.tax}</p>}
      <CurrencySelect className="mt-3 text-ink-soft" />
      <ul className="my-5 grid gap-2 sm:my-6">
        <li className={`flex items-center gap-3 ${hasStock ? 'text-leaf' : 'font-semibold text-seal-deep'}`}>
          <Icon path={hasStock ? checkIcon : xIcon} />
          {hasStock ? productPageMessages.inStock(product.stock) : productMessages.outOfStock}
        </li>
        <li className="flex items-center gap-3">
          <Icon path={truckIcon} />
          <span>
            <span>{termsMessages.delivery}</span>
            {!hasStock && (
              <span className="block text-sm text-ink-soft">{productPageMessages.deliveryOnReturn}</span>
            )}
          </span>
        </li>
        {freeShippingFromCents < Infinity && (
          <li className="flex items-center gap-3">
            <Icon path={packageIcon} />
            {freeShippingFromCents === 0
              ? productPageMessages.freeShipping
              : productPageMessages.freeShippingFrom(formatCents(freeShippingFromCents))}
          </li>
        )}
        {minimumOrderCents > 0 && (
          <li className="flex items-center gap-3">
            <Icon path={shoppingBagIcon} />
            {minimumOrderMessages.minimum(formatCents(minimumOrderCents))}
          </li>
        )}
      </ul>
      <PurchasePanel product={summaryOf(product)} />
      <Details product={product} />
    </>
  );
}

function Details({ product: { brand, packSize, composition, description, info } }: Props) {
  const facts = [
    { label: productPageMessages.brand, text: brand },
    { label: productPageMessages.packSize, text: packSize },
    ...(composition === undefined ? [] : [composition]),
    ...(info ?? []),
  ].filter(({ text }) => text !== undefined);
  const labels = facts.map(({ label }) => label);
  if (description === undefined && facts.length === 0) return null;
  return (
    <section aria-labelledby="details" className="hairline mt-8 pt-6">
      <h2 id="details" className="mb-3 text-xl">
        {productPageMessages.details}
      </h2>
      {description !== undefined && <p className="max-w-prose">{description}</p>}
      {facts.length > 0 && (
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {facts.map(({ label, text }, index) => (
            // Two columns may have one label.
            <div key={labels.indexOf(label) === index ? label : index} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
