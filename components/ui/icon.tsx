type Props = {
  /** From `icon-paths`. */
  readonly path: string;
  readonly isFilled?: boolean;
  readonly className?: string;
};

/** Decorative: the meaning must be given as text or a label beside it. */
export function Icon({ path, isFilled = false, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={className}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
