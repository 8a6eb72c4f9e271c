export type ButtonVariant = 'primary' | 'secondary' | 'compact' | 'quiet';

const base = 'inline-flex min-h-11 items-center gap-2 rounded font-semibold changes-colour';
const shape = `${base} justify-center px-5 py-2 text-center`;

/** Added to a button of a product out of stock, which can be pressed to learn why it does nothing. */
export const restingButton = 'border-line! text-ink-faint hover:bg-transparent! hover:text-ink-faint!';

export const buttonVariant = {
  /** Its transparent border shows in forced-colours mode. */
  primary: `${shape} border border-transparent bg-seal text-card hover:bg-seal-deep`,
  secondary: `${shape} border border-ink bg-transparent text-ink hover:bg-ink hover:text-card`,
  /** For buttons that recur on a page. */
  compact: `${base} border border-line-strong px-3 text-sm hover:bg-ink hover:text-card`,
  quiet: `${shape} text-ink underline decoration-line-strong underline-offset-4 hover:decoration-seal`,
} satisfies Record<ButtonVariant, string>;
