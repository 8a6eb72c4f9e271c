'use client';

import { lazy } from 'react';
import { DialogButton } from '@/components/loading/dialog-button';
import { Icon } from '@/components/ui/icon';
import { shareIcon } from '@/components/ui/icons/share';
import type { Product } from '@/lib/domain/product';
import type { ListedItem } from '@/lib/domain/shared-items';

const ShareDialog = lazy(async () => ({
  default: (await import('@/components/sharing/share-dialog')).ShareDialog,
}));

type Props = {
  readonly title: string;
  readonly list: 'cart' | 'wishlist';
  readonly items: readonly ListedItem[];
  readonly products: readonly Product[];
};

export function ShareListButton(props: Props) {
  return (
    <DialogButton
      variant="quiet"
      className="mt-2 px-0!"
      renderDialog={(onClose) => <ShareDialog {...props} onClose={onClose} />}
    >
      <Icon path={shareIcon} />
      {props.title}
    </DialogButton>
  );
}
