import { fourColumns, type GridColumns } from '@/components/product/grid-columns';
import { ProductGrid } from '@/components/product/product-grid';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Word } from '@/lib/domain/content';
import type { Product } from '@/lib/domain/product';
import { routes } from '@/lib/routes';
import { homeMessages } from '@/messages/home';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly products: readonly Product[];
  readonly columns?: GridColumns;
  readonly word?: Word | undefined;
  /** On phones it is one row, or two, that scroll sideways. */
  readonly phoneRows?: 1 | 2;
  readonly className?: string;
};

export function ProductSection({
  id,
  title,
  products,
  columns = fourColumns,
  word,
  phoneRows,
  className = 'page mt-12 sm:mt-20',
}: Props) {
  if (products.length === 0) return null;
  const seeAllLink = <TextLink href={routes.store}>{homeMessages.seeAll}</TextLink>;
  return (
    <Section id={id} title={title} word={word} aside={seeAllLink} className={className}>
      <ProductGrid products={products} columns={columns} phoneRows={phoneRows} />
    </Section>
  );
}
