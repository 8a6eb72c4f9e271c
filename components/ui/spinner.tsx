type Props = { readonly label: string };

/** The spinner is hidden without JavaScript, because it would never end there. */
export function Spinner({ label }: Props) {
  return (
    <div role="status" className="grid justify-items-center gap-3 text-seal noscript:hidden">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-14">
        <circle cx="32" cy="27" r="13" fill="currentColor" className="animate-drift" />
        <path
          d="M6 46c5-5 8-5 13 0s8 5 13 0 8-5 13 0 8 5 13 0M12 55c4-4 6-4 10 0s6 4 10 0 6-4 10 0 6 4 10 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
