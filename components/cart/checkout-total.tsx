import { ConvertedPrice } from '@/components/currency/converted-price';
import { billFor } from '@/lib/domain/bill';
import { formatCents } from '@/lib/domain/money';
import { cartMessages } from '@/messages/cart';

type Props = {
  readonly subtotalCents: number;
  /** Says what the total includes; shown after it. */
  readonly suffix?: string | undefined;
  readonly className?: string;
};

export function CheckoutTotal({ subtotalCents, suffix = cartMessages.allIncluded, className = '' }: Props) {
  const { totalCents } = billFor(subtotalCents);
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {cartMessages.atCheckout}{' '}
      <span className="money font-semibold text-ink">{formatCents(totalCents)}</span>
      <ConvertedPrice cents={totalCents} /> {suffix}
    </p>
  );
}
