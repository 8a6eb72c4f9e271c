import type { DeskLine } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import { deskPrintMessages as messages } from '@/messages/desk-prints';

type Props = {
  readonly lines: readonly DeskLine[];
  /** What is added to the lines, such as shipping. */
  readonly sums: readonly Row[];
  readonly total: Row;
  /** What is part of the total. */
  readonly below?: readonly Row[];
};

type Row = readonly [term: string, cents: number];

const none: readonly Row[] = [];

/** What is in a parcel and what it costs, as printed. */
export function SlipGoods({ lines, sums, total, below = none }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.quantity}</th>
          <th scope="col">{messages.product}</th>
          <th scope="col">{messages.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, qty, unitCents }) => (
          <tr key={[id, name, qty, unitCents].join(' ')}>
            <td>{qty}&nbsp;×</td>
            <td>
              <bdi>{name}</bdi>
              {qty > 1 && <small>{formatCents(unitCents)}</small>}
            </td>
            <td>{formatCents(qty * unitCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {[...sums, total, ...below].map(([term, cents]) => (
          <tr key={term} className={term === total[0] ? 'desk-sheet-total' : undefined}>
            <th scope="row" colSpan={2}>
              {term}
            </th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
