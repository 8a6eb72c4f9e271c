type Props = {
  /** Filled stars, 0 to 5. */
  readonly filled: number;
  /** What the stars mean, in words. */
  readonly label: string;
};

/** Five stars in one drawing: they stand on every card, and one element each makes a long list slow. */
export function StarRating({ filled, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 110 20"
      className="inline h-4 w-[5.5rem] align-baseline text-ink rtl:-scale-x-100"
    >
      <path d={stars(0, filled)} className="fill-current stroke-current" />
      <path d={stars(filled, 5)} className="fill-transparent stroke-line-strong" />
    </svg>
  );
}

/** The outlines of the stars from one place to before another. */
function stars(from: number, to: number): string {
  return places
    .slice(from, to)
    .map((x) => `M${x} 1.8${outline}`)
    .join('');
}

/** Where the tips stand: a star is 20 wide, and the gap 2.5. */
const places = [10, 32.5, 55, 77.5, 100];

const outline = 'l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';
