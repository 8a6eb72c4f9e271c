import { useJudgement } from '@/components/desk/use-judgement';
import { dueCents, dueLines } from '@/lib/domain/desk-judgement';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { deskMessages } from '@/messages/desk';
import { deskPrintMessages } from '@/messages/desk-prints';

const messages = deskMessages.order;

/** The lines with the prices that count, and the sum that the customer owes. */
export function OrderGoods({ order }: { readonly order: DeskOrder }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const judgement = useJudgement(order);
  const lines = catalogue && judgement ? dueLines(order, judgement, catalogue) : order.lines;
  const due = judgement ? dueCents(judgement) : order.writtenTotalCents;
  const subtotal = lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
  return (
    <table className="money w-full border-b border-line text-sm whitespace-normal!">
      <caption className="sr-only">{messages.lines}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{messages.quantity}</th>
          <th scope="col">{messages.product}</th>
          <th scope="col">{messages.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, qty, unitCents }) => (
          <tr key={[id, name, qty, unitCents].join(' ')} className="hairline align-top">
            <td className="py-1.5 pe-2 text-base font-semibold">{qty}&nbsp;×</td>
            <td className="w-full py-1.5 wrap-anywhere">
              <bdi>{name}</bdi>
              <span className="block text-ink-soft">{formatCents(unitCents)}</span>
            </td>
            <td className="money py-1.5 ps-2 text-end">{formatCents(qty * unitCents)}</td>
          </tr>
        ))}
        {due !== subtotal && (
          <tr className="hairline">
            <th scope="row" colSpan={2} className="py-1.5 text-start font-normal text-ink-soft">
              {deskPrintMessages.extra}
            </th>
            <td className="money py-1.5 ps-2 text-end">{formatCents(due - subtotal)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="hairline text-base font-semibold">
          <th scope="row" colSpan={2} className="py-2 text-start">
            {order.isPaid ? messages.isPaid : messages.due}
          </th>
          <td className="money py-2 ps-2 text-end">{formatCents(due)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
