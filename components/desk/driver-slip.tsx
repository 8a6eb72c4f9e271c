import { SlipLines } from '@/components/desk/slip-lines';
import { cashToCollect, type Coins } from '@/lib/domain/desk-cash';
import type { DeskOrder, DeskPaper } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import { deskPrintMessages as messages } from '@/messages/desk-prints';
import { shopName } from '@/shop/settings';

type Props = {
  readonly order: DeskOrder;
  readonly dueCents: number;
  /** Whether somebody has edited the message. */
  readonly isEdited: boolean;
  readonly paper: DeskPaper;
};

/** What the driver needs: where to, what to collect, and which change. It does not say what is in the parcel. */
export function DriverSlip({ order, dueCents, isEdited, paper }: Props) {
  const { reference, from, shipTo, notes, lines, status } = order;
  const cash = cashToCollect(order, dueCents);
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <article className="desk-sheet" data-paper={paper}>
      <header>
        <h1>
          <bdi>{reference}</bdi>
        </h1>
        <p>
          {shopName} · {messages.pieces(pieces)}
        </p>
      </header>
      <SlipLines isAddress heading={messages.shipTo} lines={shipTo.length > 0 ? shipTo : from} />
      {isEdited && <p className="desk-sheet-due">{messages.editedForDriver}</p>}
      {status === 'cancelled' ? (
        <p className="desk-sheet-due">{messages.cancelled}</p>
      ) : cash === undefined ? (
        <p className="desk-sheet-due">
          {messages.nothingToCollect}
          {order.isPaid && <span>{messages.paid}</span>}
        </p>
      ) : (
        <>
          <h2>{messages.collect}</h2>
          <p className="desk-sheet-due">
            {coinsText(cash.due)}
            {cash.dueRiel !== undefined && <span>{messages.orRiel(cash.dueRiel)}</span>}
          </p>
          {cash.collectedCents !== dueCents && <p>{messages.rounded(formatCents(dueCents))}</p>}
          <h2>{messages.change}</h2>
          <dl>
            {cash.rounds.map((round) => (
              <div key={round.paidCents}>
                <dt>{formatCents(round.paidCents)}</dt>
                <dd>{messages.giveBack(coinsText(round.change))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {notes !== '' && <SlipLines heading={messages.notes} lines={notes.split('\n')} />}
    </article>
  );
}

function coinsText({ cents, riel }: Coins): string {
  if (riel === undefined) return formatCents(cents);
  return cents === 0 ? messages.riel(riel) : messages.andRiel(formatCents(cents), riel);
}
