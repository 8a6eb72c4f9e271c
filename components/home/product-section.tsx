import { ProductGrid } from '@/components/product/product-grid';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import type { Product } from '@/lib/domain/product';
import { homeMessages } from '@/lib/messages/en/home';
import { routes } from '@/lib/routes';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly products: readonly Product[];
  readonly isShelf?: boolean;
};

/** Best sellers or new arrivals (HOME-01, HOME-03, HOME-09). */
export function ProductSection({ id, title, products, isShelf = false }: Props) {
  const wayOn = <TextLink href={routes.store}>{homeMessages.seeAll}</TextLink>;
  return (
    <section aria-labelledby={id} className="page mt-14 sm:mt-20">
      <SectionHeading id={id} aside={wayOn}>
        {title}
      </SectionHeading>
      <ProductGrid products={products} isShelf={isShelf} />
    </section>
  );
}
