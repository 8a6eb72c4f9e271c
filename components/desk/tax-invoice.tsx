import { SlipGoods } from '@/components/desk/slip-goods';
import { formatDay } from '@/lib/domain/day';
import type { DeskInvoice, DeskOrder, DeskPaper } from '@/lib/domain/desk-order';
import { deskPrintMessages as messages } from '@/messages/desk-prints';
import { isTaxIncluded, shopName, taxNumber } from '@/shop/settings';

type Props = {
  readonly order: Pick<DeskOrder, 'reference'>;
  readonly invoice: DeskInvoice;
  /** The ISO date of the issue, in the time zone of the shop. */
  readonly day: string;
  /** The address of the shop. */
  readonly address: string;
  readonly paper: DeskPaper;
};

/** A simplified tax invoice, which says what was issued, whatever the order says now. */
export function TaxInvoice({ order, invoice, day, address, paper }: Props) {
  const { number, lines, totalCents, taxCents } = invoice;
  const subtotalCents = lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
  const deliveryCents = totalCents - subtotalCents - (isTaxIncluded ? 0 : taxCents);
  const delivery = deliveryCents === 0 ? [] : [[messages.shipping, deliveryCents] as const];
  const tax = [messages.tax, taxCents] as const;
  return (
    <article className="desk-sheet" data-paper={paper}>
      <header>
        <h1>{messages.invoice}</h1>
        <p>
          <strong>{shopName}</strong>
        </p>
        <p>{address}</p>
      </header>
      <dl>
        <div>
          <dt>{messages.taxNumber}</dt>
          <dd>{taxNumber}</dd>
        </div>
        <div>
          <dt>{messages.invoiceNumber}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{messages.date}</dt>
          <dd>{formatDay(day)}</dd>
        </div>
        <div>
          <dt>{messages.order}</dt>
          <dd>
            <bdi>{order.reference}</bdi>
          </dd>
        </div>
      </dl>
      <SlipGoods
        lines={lines}
        sums={isTaxIncluded ? delivery : [...delivery, tax]}
        total={[messages.totalIn, totalCents]}
        below={isTaxIncluded ? [tax] : []}
      />
    </article>
  );
}
