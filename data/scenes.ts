import type { Picture } from '@/lib/domain/picture';

/** Shows in an empty cart or wishlist, and on the not-found and offline pages. */
export const emptyTray = {
  src: '/images/scenes/empty-a4566535-900.avif',
  width: 900,
  height: 675,
  alt: '',
  widths: [400, 600, 900],
  backdrop: 'paper',
} as const satisfies Picture;
