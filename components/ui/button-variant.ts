export type ButtonVariant = 'primary' | 'secondary' | 'soldOut' | 'compact' | 'compactSoldOut' | 'quiet';

const base = 'inline-flex min-h-11 items-center gap-2 rounded font-semibold changes-colour';
const shape = `${base} justify-center px-5 py-2 text-center`;

export const buttonVariant = {
  /** Its transparent border shows in forced-colours mode. */
  primary: `${shape} border border-transparent bg-seal text-card hover:bg-seal-deep`,
  secondary: `${shape} border border-ink bg-transparent text-ink hover:bg-ink hover:text-card`,
  /** Looks inactive, but can be pressed to learn why nothing is added. */
  soldOut: `${shape} border border-line text-ink-faint`,
  /** For buttons that recur on a page. */
  compact: `${base} border border-line-strong px-3 text-sm hover:bg-ink hover:text-card`,
  compactSoldOut: `${base} border border-line px-3 text-sm text-ink-faint`,
  quiet: `${shape} text-ink underline decoration-line-strong underline-offset-4 hover:decoration-seal`,
} satisfies Record<ButtonVariant, string>;
