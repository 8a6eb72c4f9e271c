import type { Picture } from '@/lib/domain/picture';

/** For the empty cart, the empty wishlist and the page that is not there. */
export const emptyTray = {
  src: '/images/scenes/empty-a4566535-900.avif',
  width: 900,
  height: 675,
  alt: '',
  widths: [400, 600, 900],
  backdrop: 'paper',
} as const satisfies Picture;
