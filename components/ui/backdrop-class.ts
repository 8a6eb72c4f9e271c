import type { Backdrop } from '@/lib/domain/picture';

/** Whole class names, since Tailwind does not find composed ones. */
export const backdropClass = {
  paper: 'bg-paper',
  wheat: 'bg-wheat',
  sage: 'bg-sage',
  blush: 'bg-blush',
  mist: 'bg-mist',
  moon: 'bg-moon',
  apricot: 'bg-apricot',
} satisfies Record<Backdrop, string>;
