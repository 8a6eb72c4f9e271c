'use client';

import { useState } from 'react';
import { Late } from '@/components/loading/late';
import { wasUsedEarly } from '@/components/loading/use-is-used';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePath } from '@/components/ui/use-path';
import { useCart } from '@/lib/stores/cart-store';
import { useWishlist } from '@/lib/stores/wishlist-store';

/** Loads the background tasks last, on the first interaction, or as soon as there is something to tell or to keep. */
export function AfterHydration() {
  const [firstPath] = useState(usePath());
  const wasUsed = useHydrated() && wasUsedEarly();
  const hasCart = useCart(({ lines, pendingNotice }) => lines.length > 0 || pendingNotice !== 'none');
  const hasNotice = useWishlist(({ pendingNotice }) => pendingNotice !== 'none');
  return <Late load={loadTasks} props={{ firstPath }} isNeeded={wasUsed || hasCart || hasNotice} />;
}

const loadTasks = async () => (await import('@/components/layout/background-tasks')).BackgroundTasks;
