'use client';

import { useMemo } from 'react';
import { UndoableList } from '@/components/cart/undoable-list';
import { LoadError } from '@/components/loading/load-error';
import { ShareListButton } from '@/components/sharing/share-list-button';
import { SharedLink } from '@/components/sharing/shared-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadingState } from '@/components/ui/loading-state';
import { WishlistLine } from '@/components/wishlist/wishlist-line';
import type { Picture } from '@/lib/domain/picture';
import { restoreWish } from '@/lib/domain/removals';
import { routes } from '@/lib/routes';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { cartMessages } from '@/messages/cart';
import { errorMessages } from '@/messages/error';
import { wishlistMessages } from '@/messages/wishlist';

type Props = {
  readonly emptyPicture?: Picture | undefined;
};

export function WishlistView(props: Props) {
  return (
    <>
      <SharedLink list="wishlist" />
      <Wishes {...props} />
    </>
  );
}

function Wishes({ emptyPicture }: Props) {
  const wished = useWishlist((state) => state.products);
  const isKnown = useWishlist((state) => state.isKnown);
  const isUnreachable = useWishlist((state) => state.isUnreachable);
  const refresh = useWishlist((state) => state.retry);
  const apply = useWishlist((state) => state.apply);
  const products = useMemo(() => wished.map((product) => ({ product })), [wished]);

  if (!isKnown && !isUnreachable)
    return <LoadingState label={wishlistMessages.loading} noScript={wishlistMessages.noScript} />;
  if (!isKnown) return <LoadError text={errorMessages.catalogue} onRetry={() => void refresh()} />;
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
        <ShareListButton
          title={wishlistMessages.share}
          page="wishlist"
          items={products.map(({ product }) => ({ id: product.id }))}
        />
      ) : (
        <EmptyState text={wishlistMessages.empty} hint={wishlistMessages.emptyHint} picture={emptyPicture}>
          <ButtonLink href={routes.store}>{cartMessages.backToShop}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
