import { unkeptNotice } from '@/components/notices/unkept-notice';
import { noticeMs } from '@/lib/domain/constants';
import type { Product } from '@/lib/domain/product';
import { wishlistMessages } from '@/lib/messages/en/wishlist';
import type { Notice } from '@/lib/stores/notice-store';

/** NOTI-01, NOTI-02. */
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
    durationMs: noticeMs.wishlist,
  };
}

/** */
export const alreadyWishedNotice: Notice = {
  kind: 'wishlist',
  role: 'alert',
  text: wishlistMessages.already,
  durationMs: noticeMs.wishlist,
};

/** What the wishlist has to tell. */
export const newsNotices = {
  none: undefined,
  unreadable: {
    kind: 'wishlist-changed',
    role: 'status',
    text: wishlistMessages.unreadable,
    durationMs: noticeMs.alert,
  },
  unkept: unkeptNotice(wishlistMessages.cannotSave),
} as const;
