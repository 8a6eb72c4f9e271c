'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LazyScrollToTopButton = lazyPart(() =>
  import('@/components/layout/scroll-to-top-button').then(
    ({ ScrollToTopButton }) => ScrollToTopButton,
    () => Nothing,
  ),
);

/** The page works without the button, and a message would stand outside every landmark. */
const Nothing = () => null;
