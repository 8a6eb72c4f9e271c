import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Offer } from '@/lib/domain/shared-items';
import { pictureOf, type Product } from '@/lib/domain/product';
import { sharedItemsMessages as messages } from '@/lib/messages/en/shared-items';

type Props = {
  readonly offer: Offer;
  /** Why a product cannot be added. */
  readonly refusalOf: (product: Product) => string;
  /** Where each is added once, as to a wishlist, there is no amount to tell. */
  readonly isCounted: boolean;
};

/** What a link would add, what it cannot, and why. */
export function OfferList({ offer: { addable, refused, unknown }, refusalOf, isCounted }: Props) {
  return (
    <>
      <ul className="mt-4">
        {addable.map(({ product, qty, wanted }) => (
          <Row
            key={product.id}
            product={product}
            note={isCounted && qty < wanted ? messages.capped(wanted) : undefined}
          >
            {isCounted && <span className="money font-semibold">{messages.amount(qty)}</span>}
          </Row>
        ))}
        {refused.map((product) => (
          <Row key={product.id} product={product} isFaint note={refusalOf(product)} />
        ))}
      </ul>
      {unknown > 0 && <p className="mt-3 text-sm text-seal-deep">{messages.unknown(unknown)}</p>}
    </>
  );
}

type RowProps = {
  readonly product: Product;
  readonly note: string | undefined;
  readonly isFaint?: boolean;
  readonly children?: ReactNode;
};

function Row({ product, note, isFaint = false, children }: RowProps) {
  return (
    <li className="hairline grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 py-3">
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
