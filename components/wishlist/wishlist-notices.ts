import { alertMs } from '@/components/notices/alert-ms';
import { unsavedNotice } from '@/components/notices/unsaved-notice';
import type { Product } from '@/lib/domain/product';
import type { Notice } from '@/lib/stores/notice-store';
import { wishlistMessages } from '@/messages/wishlist';

export const wishlistNoticeMs = 2500;

export function wishedNotice(product: Product): Notice {
  return {
    kind: 'wishlist',
    role: 'status',
    text: wishlistMessages.added,
    product,
    links: [
      { label: wishlistMessages.title, route: 'wishlist' },
      { label: wishlistMessages.seeMore, route: 'store' },
    ],
    durationMs: wishlistNoticeMs,
  };
}

export const alreadyWishedNotice: Notice = {
  kind: 'wishlist',
  role: 'alert',
  text: wishlistMessages.already,
  durationMs: wishlistNoticeMs,
};

/** By the `pendingNotice` of the wishlist store. */
export const pendingNotices = {
  none: undefined,
  changed: undefined,
  unreadable: {
    kind: 'wishlist-changed',
    role: 'status',
    text: wishlistMessages.unreadable,
    durationMs: alertMs,
  },
  unsaved: unsavedNotice(wishlistMessages.cannotSave),
} as const;
