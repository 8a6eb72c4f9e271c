import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Banner, Promo } from '@/lib/domain/content';
import type { Product } from '@/lib/domain/product';
import { categoryPath } from '@/lib/catalogue-url';
import { productPath } from '@/lib/routes';
import { highlights } from '@/shop/texts';

type Props = {
  readonly banners: readonly Banner[];
  readonly promos: readonly Promo[];
  readonly products: readonly Product[];
};

export function Highlights({ banners, promos, products }: Props) {
  if (banners.length + promos.length === 0) return null;
  return (
    <Section id="highlights" title={highlights} className="page mt-14 sm:mt-20">
      <ul className="grid gap-6 md:grid-cols-2">
        {banners.map(({ name, brands, img, category }) => (
          <li key={name} className="group relative overflow-hidden rounded bg-card">
            <Picture
              {...img}
              sizes="(min-width: 80rem) 36.8rem, (min-width: 48rem) calc(50vw - 2.3rem), calc(100vw - 2rem)"
              className="aspect-[2/1] w-full object-cover"
            />
            <div className="p-5">
              <h3 className="text-2xl">
                <AppLink href={categoryPath(category)} className="stretched group-hover:underline">
                  {name}
                </AppLink>
              </h3>
              <p className="text-ink-soft">{brands.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="scroller scroller-wide mt-6 grid gap-6 sm:grid-cols-3">
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
        sizes="(min-width: 80rem) 24rem, (min-width: 40rem) calc(33.3vw - 2rem), 72vw"
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
