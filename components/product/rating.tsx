import type { Product } from '@/lib/domain/product';
import { filledStars } from '@/lib/domain/rating';
import { productMessages } from '@/messages/product';

/** All stars are in one svg, because an element per star slows a long product list. Nothing shows without a rating. */
export function Rating({ product: { rate } }: { readonly product: Product }) {
  // It keeps the place of the stars beside the price.
  if (rate === undefined) return <span />;
  const filled = filledStars(rate);
  return (
    <svg
      role="img"
      aria-label={productMessages.rated(rate)}
      viewBox="0 0 110 20"
      className="inline h-4 w-22 align-baseline text-ink rtl:[scale:-1_1]"
    >
      <path d={starsPath(0, filled)} className="fill-current stroke-current" />
      {filled < starTipsX.length && (
        <path d={starsPath(filled)} className="fill-transparent stroke-line-strong" />
      )}
    </svg>
  );
}

function starsPath(from: number, to?: number): string {
  return starTipsX
    .slice(from, to)
    .map((x) => `M${x} 1.8${outline}`)
    .join('');
}

/** The x of each star's upper tip: a star is 20 wide, and the gap 2.5. */
const starTipsX = [10, 32.5, 55, 77.5, 100];

/** A path that starts at the upper tip of the star. */
const outline = 'l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';
