import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { isInStock, pictureOf, type Product } from '@/lib/domain/product';
import type { Offer } from '@/lib/domain/shared-items';
import { productMessages } from '@/messages/product';
import { sharedItemsMessages as messages } from '@/messages/shared-items';

type Props = {
  readonly offer: Offer;
  readonly list: 'cart' | 'wishlist';
};

export function OfferList({ offer: { addable, refused, unknown: unknownCount }, list }: Props) {
  const hasQuantities = list === 'cart';
  return (
    <>
      <ul className="mt-4">
        {addable.map(({ product, qty, wanted }) => (
          <Row
            key={product.id}
            product={product}
            note={hasQuantities && qty < wanted ? messages.limitedByStock(wanted) : undefined}
          >
            {hasQuantities && <span className="money font-semibold">{messages.amount(qty)}</span>}
          </Row>
        ))}
        {refused.map((product) => (
          <Row key={product.id} product={product} isFaint note={refusalText(product, list)} />
        ))}
      </ul>
      {unknownCount > 0 && <p className="mt-3 text-sm text-seal-deep">{messages.unknown(unknownCount)}</p>}
    </>
  );
}

/** A cart refuses sold-out products and those whose whole stock it holds; a wishlist those that are on it. */
function refusalText(product: Product, list: Props['list']): string {
  if (list === 'cart' && !isInStock(product)) return productMessages.outOfStock;
  return messages[list].refused;
}

type RowProps = {
  readonly product: Product;
  readonly note: string | undefined;
  readonly isFaint?: boolean;
  readonly children?: ReactNode;
};

function Row({ product, note, isFaint = false, children }: RowProps) {
  return (
    <li className="hairline grid grid-cols-[--spacing(14)_1fr_auto] items-center gap-x-4 py-3">
      <Picture
        {...pictureOf(product, product.img)}
        sizes="3.5rem"
        className={`aspect-square w-full rounded ${isFaint ? 'opacity-50' : ''}`}
      />
      <div>
        <p>{product.name}</p>
        {note !== undefined && <p className="text-sm text-seal-deep">{note}</p>}
      </div>
      {children}
    </li>
  );
}
