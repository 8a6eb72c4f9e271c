'use client';

import { useMemo } from 'react';
import { WishlistLine } from '@/components/wishlist/wishlist-line';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { wishedProducts } from '@/lib/domain/wishlist';
import { cartMessages, errorMessages, wishlistMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { useWishlist } from '@/lib/stores/wishlist-provider';

/** The wishlist, on /Wishlist and in the dashboard. */
export function WishlistView() {
  const wishes = useWishlist((state) => state.wishes);
  const isReady = useWishlist((state) => state.ready);
  const isUnreachable = useWishlist((state) => state.unreachable);
  const refresh = useWishlist((state) => state.refresh);
  const products = useMemo(() => wishedProducts(wishes), [wishes]);
  const isUnchecked = products.length < wishes.length;

  if (!isReady || (isUnchecked && !isUnreachable)) {
    return (
      <div className="grid min-h-64 place-items-center">
        <Spinner label={wishlistMessages.loading} />
      </div>
    );
  }
  if (isUnchecked) {
    return (
      <EmptyState text={errorMessages.catalogue}>
        <Button onClick={() => void refresh()}>{errorMessages.retry}</Button>
      </EmptyState>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState text={wishlistMessages.empty} hint={wishlistMessages.emptyHint}>
        <ButtonLink href={routes.store}>{cartMessages.backToShop}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul aria-label={wishlistMessages.title} className="border-b border-line">
      {products.map((product) => (
        <WishlistLine key={product.id} product={product} />
      ))}
    </ul>
  );
}
