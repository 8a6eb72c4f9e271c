type Props = {
  /** Filled stars, 0 to 5. */
  readonly filled: number;
  /** What the stars mean, in words. */
  readonly label: string;
};

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.6L10 14.7l-5.1 2.7 1-5.6-4.1-4 5.7-.8z';

export function StarRating({ filled, label }: Props) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-ink">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-4"
          data-filled={place <= filled}
        >
          <path
            d={star}
            strokeWidth="1"
            className={
              place <= filled ? 'fill-current stroke-current' : 'fill-transparent stroke-line-strong'
            }
          />
        </svg>
      ))}
    </span>
  );
}
