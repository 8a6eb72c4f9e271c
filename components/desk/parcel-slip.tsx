import { SlipGoods } from '@/components/desk/slip-goods';
import { SlipLines } from '@/components/desk/slip-lines';
import { formatDay } from '@/lib/domain/day';
import type { DeskLine, DeskOrder, DeskPaper } from '@/lib/domain/desk-order';
import { dayOfRequest } from '@/lib/domain/order-reference';
import { deskPrintMessages as messages } from '@/messages/desk-prints';
import { shopName } from '@/shop/settings';

type Props = {
  readonly order: DeskOrder;
  /** With the prices that count. */
  readonly lines: readonly DeskLine[];
  readonly dueCents: number;
  /** Whether somebody has edited the message. */
  readonly isEdited: boolean;
  readonly paper: DeskPaper;
};

/** What lies in the parcel: whose it is, what is in it and what it costs. */
export function ParcelSlip({ order, lines, dueCents, isEdited, paper }: Props) {
  const { reference, method, from, shipTo, notes, status } = order;
  const subtotalCents = lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
  const extraCents = dueCents - subtotalCents;
  return (
    <article className="desk-sheet" data-paper={paper}>
      <header>
        <h1>{shopName}</h1>
        <p>
          {messages.order} <bdi>{reference}</bdi> · {formatDay(dayOfRequest(order))}
        </p>
      </header>
      <SlipLines
        isAddress
        heading={shipTo.length > 0 ? messages.shipTo : messages.customer}
        lines={shipTo.length > 0 ? shipTo : from}
      />
      {isEdited && <p className="desk-sheet-due">{messages.edited}</p>}
      {status === 'cancelled' && <p className="desk-sheet-due">{messages.cancelled}</p>}
      {method === 'collect' && <p>{messages.collected}</p>}
      <SlipGoods
        lines={lines}
        sums={extraCents === 0 ? [] : [[messages.extra, extraCents]]}
        total={[messages.total, dueCents]}
      />
      {notes !== '' && <SlipLines heading={messages.notes} lines={notes.split('\n')} />}
    </article>
  );
}
