import { Price } from '@/components/currency/price';
import { ProductPicture } from '@/components/product/product-picture';
import { AppLink } from '@/components/ui/app-link';
import type { Product } from '@/lib/domain/product';
import { productPath } from '@/lib/routes';
import { guideMessages } from '@/messages/guide';

type Props = { readonly text: string; readonly products: readonly Product[] };

/** One sentence about other products, and links to them. */
export function GoesWith({ text, products }: Props) {
  return (
    <section aria-labelledby="goes-with" className="page mt-14 sm:mt-20 print:hidden">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16 min-[90rem]:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="goes-with" className="mb-4 text-2xl sm:text-3xl">
            {guideMessages.goesWith}
          </h2>
          <p className="max-w-prose text-lg">{text}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {products.map((product) => (
            <li key={product.id} className="relative flex items-center gap-4">
              <div className="w-28 shrink-0">
                <ProductPicture product={product} sizes="7rem" alt="" />
              </div>
              <div className="min-w-0 wrap-anywhere">
                <AppLink
                  href={productPath(product)}
                  className="stretched font-semibold leading-snug hover:underline"
                >
                  {product.name}
                </AppLink>
                <Price product={product} className="mt-1" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
