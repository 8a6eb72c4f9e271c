'use client';

import { newsNotices } from '@/components/cart/cart-notices';
import { useNews } from '@/components/notices/use-news';
import { useCart } from '@/lib/stores/cart-provider';

/**
 * Tells once, politely, when the stored cart had to change, cannot be read or cannot be kept. Shows nothing
 * itself.
 */
export function CartNews() {
  const notice = useCart((state) => newsNotices[state.news]);
  const told = useCart((state) => state.newsTold);
  useNews(notice, told);
  return null;
}
