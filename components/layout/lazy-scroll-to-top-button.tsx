'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LazyScrollToTopButton = lazyPart(
  async () => (await import('@/components/layout/scroll-to-top-button')).ScrollToTopButton,
);
