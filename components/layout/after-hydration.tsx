'use client';

import { useState } from 'react';
import { Late } from '@/components/loading/late';
import { usePath } from '@/components/ui/use-path';
import { useCart } from '@/lib/stores/cart-store';
import { useWishlist } from '@/lib/stores/wishlist-store';

/** Loads the background tasks once the page is used, or at once if a stored list has a notice to show. */
export function AfterHydration() {
  const [firstPath] = useState(usePath());
  const cartNotice = useCart((state) => state.pendingNotice);
  const wishlistNotice = useWishlist((state) => state.pendingNotice);
  const hasNotice = cartNotice !== 'none' || wishlistNotice !== 'none';
  return <Late load={loadTasks} props={{ firstPath }} isNeeded={hasNotice} />;
}

const loadTasks = async () => (await import('@/components/layout/background-tasks')).BackgroundTasks;
