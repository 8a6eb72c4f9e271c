import type { Backdrop } from '@/lib/domain/picture';

/** The class names are written out, because Tailwind does not find composed ones. */
export const backdropClass = {
  paper: 'bg-paper',
  wheat: 'bg-wheat',
  sage: 'bg-sage',
  blush: 'bg-blush',
  mist: 'bg-mist',
  moon: 'bg-moon',
  apricot: 'bg-apricot',
} satisfies Record<Backdrop, string>;
