import { dayOf } from '@/components/desk/day-of';
import { keyed } from '@/components/desk/keyed';
import { formatDay } from '@/lib/domain/day';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

/** The message as it came, the other ones, and what was done. */
export function OrderRecord({ order }: { readonly order: DeskOrder }) {
  const { text, earlierTexts, receivedAt } = order;
  return (
    <div className="border-b border-line text-sm">
      {text !== '' && <Message title={messages.message} text={text} />}
      {earlierTexts.map((earlier) => (
        <Message
          key={earlier.text}
          title={earlier.at === 0 ? messages.otherUndated : messages.other(timeOf(earlier.at))}
          text={earlier.text}
        />
      ))}
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

function Message({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details className="hairline">
      <summary className="min-h-11">{title}</summary>
      <p dir="auto" className="pb-3 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}

/** "22 November 2026, 14:03" in the time zone of the device. */
function timeOf(ms: number): string {
  const time = new Date(ms);
  const clock = [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${formatDay(dayOf(ms))}, ${clock.join(':')}`;
}
