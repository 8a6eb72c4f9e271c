import { filledStars, type Product } from '@/lib/domain/product';
import { productMessages } from '@/messages/product';

/** One svg: an element per star slows a long product list. */
export function Rating({ product: { rate } }: { readonly product: Product }) {
  const filled = filledStars(rate);
  return (
    <svg
      role="img"
      aria-label={productMessages.rated(rate)}
      viewBox="0 0 110 20"
      className="inline h-4 w-22 align-baseline text-ink rtl:-scale-x-100"
    >
      <path d={stars(0, filled)} className="fill-current stroke-current" />
      <path d={stars(filled, 5)} className="fill-transparent stroke-line-strong" />
    </svg>
  );
}

function stars(from: number, to: number): string {
  return places
    .slice(from, to)
    .map((x) => `M${x} 1.8${outline}`)
    .join('');
}

/** x of each star's tip: a star is 20 wide, the gap 2.5. */
const places = [10, 32.5, 55, 77.5, 100];

const outline = 'l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';
