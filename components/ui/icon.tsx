type Props = {
  /** From `icon-paths`. */
  readonly path: string;
  /** Marks of networks are filled, icons are drawn. */
  readonly isMark?: boolean;
  /** An icon that is drawn and filled. */
  readonly isFilled?: boolean;
  readonly className?: string;
};

/** Always decoration: what it means stands beside it as text or label. */
export function Icon({ path, isMark = false, isFilled = false, className = 'size-5' }: Props) {
  const paint = isMark
    ? { fill: 'currentColor' }
    : {
        fill: isFilled ? 'currentColor' : 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
        strokeLinecap: 'round' as const,
      };
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className} {...paint}>
      <path d={path} strokeLinejoin="round" />
    </svg>
  );
}
