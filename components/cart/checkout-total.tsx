import { ConvertedPrice } from '@/components/currency/converted-price';
import { billFor } from '@/lib/domain/bill';
import { formatCents } from '@/lib/domain/money';
import { checkoutTotalMessages } from '@/messages/checkout-total';

type Props = {
  readonly subtotalCents: number;
  /** Says what the total includes; shown after it. */
  readonly suffix?: string | undefined;
};

export function CheckoutTotal({ subtotalCents, suffix = checkoutTotalMessages.allIncluded }: Props) {
  const { totalCents } = billFor(subtotalCents);
  return (
    <p className="text-sm text-ink-soft">
      {checkoutTotalMessages.atCheckout}{' '}
      <span className="money font-semibold text-ink">{formatCents(totalCents)}</span>
      <ConvertedPrice cents={totalCents} /> {suffix}
    </p>
  );
}
