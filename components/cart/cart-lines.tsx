import { CartLine } from '@/components/cart/cart-line';
import type { CheckedLine } from '@/lib/domain/cart';
import { cartMessages } from '@/lib/messages/en/cart';

export function CartLines({ lines }: { readonly lines: readonly CheckedLine[] }) {
  return (
    <ul aria-label={cartMessages.title} className="border-b border-line">
      {lines.map((line) => (
        <CartLine key={line.product.id} line={line} />
      ))}
    </ul>
  );
}
