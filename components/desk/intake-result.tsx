import { Differences } from '@/components/desk/differences';
import { keyed } from '@/components/desk/keyed';
import type { Intake } from '@/components/desk/use-intake';
import { Button } from '@/components/ui/button';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.intake;

type Props = { readonly intake: Intake; readonly onUndo: () => void };

/** What was found in a text, the orders that it concerns, and the passages that were not read. */
export function IntakeResult({ intake, onUndo }: Props) {
  const { added, replaced, refused, repeated, unread } = intake;
  const texts = new Map(useDesk((state) => state.orders).map(({ reference, text }) => [reference, text]));
  // Once somebody lets another message count, what is said here of the order is no longer true.
  const isCurrent = ({ reference, text }: DeskOrder) => texts.get(reference) === text;
  const [changed, kept] = [intake.changed.filter(isCurrent), intake.kept.filter(isCurrent)];
  const isOrdinary = changed.length === 0 && kept.length === 0;
  const hasFound = [added, intake.changed, intake.kept, repeated].some(({ length }) => length > 0);
  const saysNothing = isOrdinary && [added, repeated, unread].every(({ length }) => length === 0);
  if (hasFound && saysNothing) return null;
  const colours = isOrdinary ? 'border-leaf bg-leaf-wash' : 'border-alarm bg-alarm-wash';
  return (
    <div className={`grid gap-1 rounded border-s-4 px-3 py-2 ${colours}`}>
      {!hasFound && <p>{messages.nothing}</p>}
      {added.length > 0 && <p className="font-semibold">{messages.added(added.length)}</p>}
      {changed.length > 0 && (
        <>
          <Named sentence={messages.changed(changed.length)} orders={changed} others={replaced} />
          <Button variant="compact" className="justify-self-start" onClick={onUndo}>
            {messages.undo(changed.length)}
          </Button>
        </>
      )}
      {kept.length > 0 && <Named sentence={messages.kept(kept.length)} orders={kept} others={refused} />}
      {repeated.length > 0 && <p className="font-semibold">{messages.repeated(repeated.length)}</p>}
      {unread.length > 0 && (
        <details>
          <summary className="min-h-11">{messages.unread(unread.length)}</summary>
          <ul className="grid gap-2">
            {keyed(unread).map(({ key, text }) => (
              <li key={key} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type NamedProps = {
  readonly sentence: string;
  readonly orders: readonly DeskOrder[];
  /** The same orders as the messages say that do not count. */
  readonly others: readonly DeskOrder[];
};

function Named({ sentence, orders, others }: NamedProps) {
  return (
    <>
      <p className="font-semibold">{sentence}</p>
      <ul>
        {orders.map((order) => (
          <li key={order.reference}>
            <a href={`#${order.reference}`} className="text-link inline-flex min-h-11 items-center gap-2">
              <bdi>{order.from[0] ?? deskMessages.list.nameless}</bdi>{' '}
              <bdi className="money">{order.reference}</bdi>
            </a>
            {others
              .filter(({ reference }) => reference === order.reference)
              .map((other) => (
                <Differences key={other.reference} order={order} other={other} />
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}
