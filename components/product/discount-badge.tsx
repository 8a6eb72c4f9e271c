import { productMessages } from '@/messages/product';

export function DiscountBadge({ percent }: { readonly percent: number }) {
  if (percent === 0) return null;
  return (
    <p className="money rounded-sm bg-seal px-2 py-1 text-sm font-semibold leading-none text-card">
      <bdi aria-hidden="true">{productMessages.discount(percent)}</bdi>
      <span className="sr-only">{productMessages.discountLabel(percent)}</span>
    </p>
  );
}
