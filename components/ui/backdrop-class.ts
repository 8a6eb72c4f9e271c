import type { Backdrop } from '@/lib/domain/picture';

/** The surface of each backdrop colour of the theme. */
export const backdropClass = {
  paper: 'bg-paper',
  wheat: 'bg-wheat',
  sage: 'bg-sage',
  blush: 'bg-blush',
  mist: 'bg-mist',
  moon: 'bg-moon',
  apricot: 'bg-apricot',
} satisfies Record<Backdrop, string>;
