import type { ComponentProps } from 'react';
import { GoesWith } from '@/components/product/goes-with';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { RelatedProducts } from '@/components/product/related-products';
import type { CardProduct } from '@/lib/domain/product';

type Props = {
  readonly id: number;
  readonly related: readonly CardProduct[];
  readonly goesWith?: ComponentProps<typeof GoesWith> | undefined;
};

/** The other products on the page of a product. */
export function MoreProducts({ id, related, goesWith }: Props) {
  return (
    <div className="far-section [--height:51rem] md:[--height:38rem]">
      {goesWith && <GoesWith {...goesWith} />}
      <div className="page">
        <RelatedProducts products={related} />
        <RecentlyViewed id={id} />
      </div>
    </div>
  );
}
