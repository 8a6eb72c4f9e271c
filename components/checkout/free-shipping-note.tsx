import { ThinBar } from '@/components/ui/thin-bar';
import { freeShippingGapCents, freeShippingPercent } from '@/lib/domain/free-shipping';
import { formatCents } from '@/lib/domain/money';
import { cartMessages } from '@/messages/cart';

type Props = {
  readonly subtotalCents: number;
  readonly isKnown?: boolean;
  /** Shown when shipping is free. */
  readonly freeText?: string;
};

/** Invisible until the amount is known. */
export function FreeShippingNote({
  subtotalCents,
  isKnown = true,
  freeText = cartMessages.freeShipping,
}: Props) {
  const gap = freeShippingGapCents(subtotalCents);
  const tone = gap === 0 ? 'text-leaf' : '';
  return (
    <div
      className={`mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden ${tone} ${isKnown ? '' : 'invisible'}`}
    >
      <p role="status" className="font-semibold">
        {gap === 0 ? freeText : cartMessages.freeShippingGap(formatCents(gap))}
      </p>
      <div className="flex min-w-48 flex-1">
        <ThinBar percent={freeShippingPercent(subtotalCents)} />
      </div>
    </div>
  );
}
