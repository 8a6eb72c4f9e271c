import { ProductGrid } from '@/components/product/product-grid';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Product } from '@/lib/domain/product';
import { routes } from '@/lib/routes';
import { homeMessages } from '@/messages/home';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly products: readonly Product[];
  readonly columns?: 4 | 'auto';
  readonly isScroller?: boolean;
  readonly className?: string;
};

export function ProductSection({
  id,
  title,
  products,
  columns = 4,
  isScroller = false,
  className = 'page mt-14 sm:mt-20',
}: Props) {
  const seeAllLink = <TextLink href={routes.store}>{homeMessages.seeAll}</TextLink>;
  return (
    <Section id={id} title={title} aside={seeAllLink} className={className}>
      <ProductGrid products={products} columns={columns} isScroller={isScroller} />
    </Section>
  );
}
