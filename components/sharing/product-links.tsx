import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { formatCents, toCents, unitPriceCents } from '@/lib/domain/money';
import { pictureOf, type Product } from '@/lib/domain/product';
import { productPath, routes } from '@/lib/routes';
import { homeMessages } from '@/messages/home';
import { productMessages } from '@/messages/product';

type Props = {
  readonly products: readonly Product[];
  readonly className: string;
  /** Stands in the corner of a picture. */
  readonly buttonOf?: ((product: Product) => ReactNode) | undefined;
};

/** Best sellers as links: light enough for a screen that every page loads, and quiet below a list with its own buttons. */
export function ProductLinks({ products, className, buttonOf }: Props) {
  if (products.length === 0) return null;
  return (
    <Section
      id="best-sellers"
      title={homeMessages.bestSellers}
      aside={<TextLink href={routes.store}>{homeMessages.seeAll}</TextLink>}
      className={className}
    >
      <ul className="scroller grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 lg:gap-x-6">
        {products.map((product) => (
          <li key={product.id} className="group relative flex flex-col">
            <Picture
              {...pictureOf(product, product.img)}
              sizes="(min-width: 80rem) 17.7rem, (min-width: 48rem) calc(25vw - 1.5rem), (min-width: 40rem) calc(50vw - 2rem), calc(50vw - 2.5rem)"
              className="aspect-square w-full rounded"
            />
            <AppLink
              href={productPath(product)}
              className="stretched mt-3 mb-1 block leading-snug font-semibold text-balance group-hover:underline"
            >
              {product.name}
            </AppLink>{' '}
            <div className="mt-auto">
              <span className="money font-semibold">{formatCents(unitPriceCents(product))}</span>{' '}
              {product.discount > 0 && (
                <s className="money ms-2 text-sm text-ink-soft">
                  <span className="sr-only">{productMessages.originalPrice} </span>
                  {formatCents(toCents(product.price))}
                </s>
              )}
            </div>
            {buttonOf && <div className="absolute start-1 top-1">{buttonOf(product)}</div>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
