type Props = {
  /** From 0 to 100. */
  readonly percent: number;
};

/** Repeats a text beside it, so it is aria-hidden. */
export function ThinBar({ percent }: Props) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1 w-full rtl:[scale:-1_1]"
    >
      <rect width="100" height="1" className="fill-line" />
      <rect width={percent} height="1" className="fill-current" />
    </svg>
  );
}
