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
  const tone = gap === 0 ? 'bg-leaf-wash text-leaf' : 'bg-apricot';
  return (
    <div className={`mb-8 rounded p-4 print:hidden ${tone} ${isKnown ? '' : 'invisible'}`}>
      <p role="status" className="font-semibold">
        {gap === 0 ? freeText : cartMessages.freeShippingGap(formatCents(gap))}
      </p>
      <div className="mt-3 flex">
        <ThinBar percent={freeShippingPercent(subtotalCents)} trackClassName="fill-card" />
      </div>
    </div>
  );
}
