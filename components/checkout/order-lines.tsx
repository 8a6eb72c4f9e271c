import { Approximation } from '@/components/ui/approximation';
import type { CheckedLine } from '@/lib/domain/cart';
import { formatCents, lineTotalCents } from '@/lib/domain/money';

/** The lines of the order, to read only. */
export function OrderLines({ lines }: { readonly lines: readonly CheckedLine[] }) {
  return (
    <ul className="mb-4 grid gap-2 border-b border-line pb-4">
      {lines.map(({ product, qty }) => (
        <li key={product.id} className="flex justify-between gap-4">
          <span>
            {product.name} <span className="money text-ink-soft">× {qty}</span>
          </span>
          <span className="money text-end">
            {formatCents(lineTotalCents(product, qty))}
            <Approximation cents={lineTotalCents(product, qty)} className="block text-ink-soft" />
          </span>
        </li>
      ))}
    </ul>
  );
}
