import { Approximation } from '@/components/ui/approximation';
import { billFor } from '@/lib/domain/checkout';
import { formatCents } from '@/lib/domain/money';
import { cartMessages } from '@/lib/messages/en/cart';

type Props = {
  readonly subtotalCents: number;
  readonly className?: string;
};

/** What the bill will come to, said where it is not in sight, from the rules of the bill itself (SUM-04 to SUM-06). */
export function CheckoutTotal({ subtotalCents, className = '' }: Props) {
  const { totalCents } = billFor(subtotalCents);
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {cartMessages.atCheckout}{' '}
      <span className="money font-semibold text-ink">{formatCents(totalCents)}</span>
      <Approximation cents={totalCents} /> {cartMessages.allIncluded}
    </p>
  );
}
