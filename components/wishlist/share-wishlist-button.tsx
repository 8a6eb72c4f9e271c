'use client';

import { lazy } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { shareIcon } from '@/components/ui/icon-paths';
import { wishlistMessages } from '@/messages/wishlist';

const ShareWishlist = lazy(async () => ({
  default: (await import('@/components/wishlist/share-wishlist')).ShareWishlist,
}));

export function ShareWishlistButton() {
  return (
    <DialogButton
      variant="quiet"
      className="mt-2 px-0!"
      renderDialog={(onClose) => <ShareWishlist onClose={onClose} />}
    >
      <Icon path={shareIcon} />
      {wishlistMessages.share}
    </DialogButton>
  );
}
