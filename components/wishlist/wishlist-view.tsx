'use client';

import { lazy, useMemo } from 'react';
import { SharedLink } from '@/components/cart/shared-link';
import { ShareWishlistButton } from '@/components/wishlist/share-wishlist-button';
import { UndoableList } from '@/components/cart/undoable-list';
import { WishlistLine } from '@/components/wishlist/wishlist-line';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Unreachable } from '@/components/ui/unreachable';
import { Waiting } from '@/components/ui/waiting';
import type { Picture } from '@/lib/domain/picture';
import { restoreWish } from '@/lib/domain/removals';
import { wishedProducts } from '@/lib/domain/wishlist';
import { cartMessages } from '@/lib/messages/en/cart';
import { errorMessages } from '@/lib/messages/en/error';
import { wishlistMessages } from '@/lib/messages/en/wishlist';
import { routes } from '@/lib/routes';
import { useWishlist } from '@/lib/stores/wishlist-provider';

type Props = {
  /** Shown where there is nothing on it. */
  readonly emptyPicture?: Picture | undefined;
};

const WishlistOffer = lazy(async () => ({
  default: (await import('@/components/wishlist/wishlist-offer')).WishlistOffer,
}));

/** The wishlist, on /Wishlist and in the dashboard. */
export function WishlistView(props: Props) {
  return (
    <>
      <SharedLink>{(link) => <WishlistOffer {...link} />}</SharedLink>
      <Wishes {...props} />
    </>
  );
}

function Wishes({ emptyPicture }: Props) {
  const wishes = useWishlist((state) => state.wishes);
  const isReady = useWishlist((state) => state.ready);
  const isUnreachable = useWishlist((state) => state.unreachable);
  const refresh = useWishlist((state) => state.refresh);
  const apply = useWishlist((state) => state.apply);
  const products = useMemo(() => wishedProducts(wishes).map((product) => ({ product })), [wishes]);
  const isUnchecked = products.length < wishes.length;

  if (!isReady || (isUnchecked && !isUnreachable))
    return <Waiting label={wishlistMessages.loading} noScript={wishlistMessages.noScript} />;
  if (isUnchecked) return <Unreachable text={errorMessages.catalogue} onRetry={() => void refresh()} />;
  return (
    <>
      <UndoableList
        label={wishlistMessages.title}
        entries={products}
        onRestore={(removal) => apply((held) => restoreWish(held, removal))}
      >
        {({ product }, onRemove) => <WishlistLine product={product} onRemove={onRemove} />}
      </UndoableList>
      {products.length > 0 ? (
        <ShareWishlistButton />
      ) : (
        <EmptyState text={wishlistMessages.empty} hint={wishlistMessages.emptyHint} picture={emptyPicture}>
          <ButtonLink href={routes.store}>{cartMessages.backToShop}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
