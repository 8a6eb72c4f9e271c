type Props = {
  /** From a file in `icons`. */
  readonly path: string;
  readonly isFilled?: boolean;
  readonly className?: string;
};

/** The icon is hidden from screen readers: give its meaning as text beside it or as a label. */
export function Icon({ path, isFilled = false, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${isFilled ? 'fill-current ' : ''}${className}`}
    >
      <path d={path} />
    </svg>
  );
}
