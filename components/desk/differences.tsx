import { differencesOf, type DeskDifference } from '@/lib/domain/desk-differences';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

type Props = {
  readonly order: DeskOrder;
  /** The same order as a message says that does not count. */
  readonly other: DeskOrder;
};

/** In what a message differs from the one that counts. */
export function Differences({ order, other }: Props) {
  const differences = differencesOf(order, other, deskMessages.methods);
  return (
    <ul className="grid gap-1">
      {other.check === 'wrong' && <li className="font-semibold text-alarm">{deskMessages.marks.edited}</li>}
      {differences.map(({ field, counts, other: others }) => (
        <li key={field} className="wrap-anywhere">
          {messages[field]}: <Difference counts={counts} other={others} />
        </li>
      ))}
      {differences.length === 0 && <li>{messages.differsNot}</li>}
    </ul>
  );
}

function Difference({ counts, other }: Omit<DeskDifference, 'field'>) {
  const counted = <bdi className="font-semibold">{counts}</bdi>;
  const uncounted = <bdi>{other}</bdi>;
  if (other === '')
    return (
      <>
        {counted} {messages.onlyCounts}
      </>
    );
  if (counts === '')
    return (
      <>
        {uncounted} {messages.onlyOther}
      </>
    );
  return (
    <>
      {counted} {messages.countsNot} {uncounted}
    </>
  );
}
