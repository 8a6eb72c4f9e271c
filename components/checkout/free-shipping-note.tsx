import { freeShippingGapCents, freeShippingPercent } from '@/lib/domain/bill';
import { formatCents } from '@/lib/domain/money';
import { cartMessages } from '@/messages/cart';

type Props = { readonly subtotalCents: number; readonly isKnown?: boolean };

/** Invisible until the amount is known. Its bar repeats the text, so it is aria-hidden. */
export function FreeShippingNote({ subtotalCents, isKnown = true }: Props) {
  const gap = freeShippingGapCents(subtotalCents);
  const tone = gap === 0 ? 'bg-leaf-wash text-leaf' : 'bg-apricot';
  return (
    <div className={`mb-8 rounded p-4 print:hidden ${tone} ${isKnown ? '' : 'invisible'}`}>
      <p role="status" className="font-semibold">
        {gap === 0 ? cartMessages.freeShipping : cartMessages.freeShippingGap(formatCents(gap))}
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-1 w-full rtl:-scale-x-100"
      >
        <rect width="100" height="1" className="fill-card" />
        <rect width={freeShippingPercent(subtotalCents)} height="1" className="fill-current" />
      </svg>
    </div>
  );
}
