import type { ReactNode } from 'react';

type Props = {
  readonly text: string;
  readonly hint?: string;
  /** The way on. */
  readonly children?: ReactNode;
};

export function EmptyState({ text, hint, children }: Props) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-4 py-16 text-center">
      <svg viewBox="0 0 120 72" aria-hidden="true" className="w-32 text-line-strong">
        <ellipse cx="60" cy="62" rx="46" ry="6" className="fill-line" />
        <path
          d="M22 28h76c0 20-12 32-24 34H46C34 60 22 48 22 28Z"
          className="fill-card"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <ellipse
          cx="60"
          cy="28"
          rx="38"
          ry="7"
          className="fill-paper"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <p className="font-display text-2xl">{text}</p>
      {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
      {children}
    </div>
  );
}
