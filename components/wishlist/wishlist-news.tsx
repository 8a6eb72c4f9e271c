'use client';

import { useNews } from '@/components/notices/use-news';
import { newsNotices } from '@/components/wishlist/wishlist-notices';
import { useWishlist } from '@/lib/stores/wishlist-provider';

/** Tells once when the wishlist cannot be kept. Shows nothing itself. */
export function WishlistNews() {
  const notice = useWishlist((state) => newsNotices[state.news]);
  const told = useWishlist((state) => state.newsTold);
  useNews(notice, told);
  return null;
}
