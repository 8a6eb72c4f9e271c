import { productMessages } from '@/lib/messages/en/product';

/** The percent off; nothing without a discount (PDP-03). */
export function DiscountBadge({ percent }: { readonly percent: number }) {
  if (percent === 0) return null;
  return (
    <p className="money rounded-sm bg-seal px-2 py-1 text-sm font-semibold leading-none text-card">
      <span aria-hidden="true">{productMessages.discount(percent)}</span>
      <span className="sr-only">{productMessages.discountLabel(percent)}</span>
    </p>
  );
}
