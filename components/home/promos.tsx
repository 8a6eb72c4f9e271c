import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Promo, Word } from '@/lib/domain/content';
import type { Product } from '@/lib/domain/product';
import { productPath } from '@/lib/routes';
import { highlights } from '@/shop/texts';

type Props = {
  readonly promos: readonly Promo[];
  readonly products: readonly Product[];
  readonly word: Word | undefined;
};

export function Promos({ promos, products, word }: Props) {
  if (promos.length === 0) return null;
  return (
    <Section id="highlights" title={highlights} word={word} className="page mt-12 sm:mt-20">
      <ul className="scroller scroller-wide grid gap-6 sm:grid-cols-3">
        {promos.map((promo) => (
          <PromoTile
            key={promo.name}
            promo={promo}
            product={products.find(({ id }) => id === promo.productId)}
          />
        ))}
      </ul>
    </Section>
  );
}

function PromoTile({ promo, product }: { readonly promo: Promo; readonly product: Product | undefined }) {
  return (
    <li className="group relative overflow-hidden rounded bg-card">
      <Picture
        {...promo.img}
        sizes="(min-width: 96rem) 33rem, (min-width: 40rem) calc(33.3vw - 2rem), 64vw"
        className="aspect-square w-full object-cover"
      />
      <div className="p-5">
        {promo.logo && <Picture {...promo.logo} className="mb-2 h-8 w-auto" />}
        <h3 className="text-xl">
          {product === undefined ? (
            promo.name
          ) : (
            <AppLink href={productPath(product)} className="stretched group-hover:underline">
              {promo.name}
            </AppLink>
          )}
        </h3>
        <p className="text-ink-soft">{promo.flavour}</p>
      </div>
    </li>
  );
}
