import { timeOf } from '@/components/desk/day-of';
import { keyed } from '@/components/desk/keyed';
import { MessageText } from '@/components/desk/message-text';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

/** The message as it came, and what was done. */
export function OrderRecord({ order }: { readonly order: DeskOrder }) {
  const { text, receivedAt } = order;
  return (
    <div className="border-b border-line text-sm">
      {text !== '' && <MessageText title={messages.message} text={text} />}
      <details className="hairline">
        <summary className="min-h-11">{messages.history}</summary>
        <ol className="pb-3">
          {keyed([`${timeOf(receivedAt)}: ${messages.received}`, ...eventsOf(order)]).map((event) => (
            <li key={event.key} className="money">
              {event.text}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** What was done, and the messages that came meanwhile, in the order of time. */
function eventsOf({ history, earlierTexts, invoice }: DeskOrder): readonly string[] {
  return [
    ...history.map(({ at, status }) => ({ at, what: deskMessages.events[status] })),
    ...earlierTexts.filter(({ at }) => at > 0).map(({ at }) => ({ at, what: messages.otherCame })),
    ...(invoice === undefined
      ? []
      : [{ at: invoice.issuedAt, what: deskMessages.prints.invoiceNumbered(invoice.number) }]),
  ]
    .sort((one, two) => one.at - two.at)
    .map(({ at, what }) => `${timeOf(at)}: ${what}`);
}
