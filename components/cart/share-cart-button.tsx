'use client';

import { lazy } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { shareIcon } from '@/components/ui/icon-paths';
import { cartMessages } from '@/messages/cart';

const ShareCart = lazy(async () => ({ default: (await import('@/components/cart/share-cart')).ShareCart }));

export function ShareCartButton() {
  return (
    <DialogButton
      variant="quiet"
      className="mt-2 px-0!"
      renderDialog={(onClose) => <ShareCart onClose={onClose} />}
    >
      <Icon path={shareIcon} />
      {cartMessages.share}
    </DialogButton>
  );
}
