import { timeOf } from '@/components/desk/day-of';
import { Differences } from '@/components/desk/differences';
import { MessageText } from '@/components/desk/message-text';
import { Button } from '@/components/ui/button';
import { withMessageOf } from '@/lib/domain/desk-merge';
import { readDeskMessages } from '@/lib/domain/desk-messages';
import type { DeskOrder, DeskText } from '@/lib/domain/desk-order';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';
import { orderWords } from '@/messages/order-words';

const messages = deskMessages.order;

/** The messages of an order that do not count, with what differs, and a press that lets one of them count. */
export function OtherMessages({ order }: { readonly order: DeskOrder }) {
  const { earlierTexts, receivedAt } = order;
  if (earlierTexts.length === 0) return null;
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="text-base">{messages.others}</h3>
      <p>{messages.othersHint(timeOf(receivedAt))}</p>
      {earlierTexts.map((text) => (
        <OtherMessage key={text.text} order={order} text={text} />
      ))}
    </section>
  );
}

function OtherMessage({ order, text: { text, at } }: { readonly order: DeskOrder; readonly text: DeskText }) {
  const catalogue = useCatalogue((state) => state.catalogue) ?? new Map();
  const change = useDesk((state) => state.change);
  const receivedAt = at === 0 ? order.receivedAt : at;
  const other = readDeskMessages(text, { words: orderWords, catalogue, receivedAt }).orders.find(
    ({ reference }) => reference === order.reference,
  );
  return (
    <div className="grid gap-2 rounded border-s-4 border-line-strong bg-wheat px-3 py-2">
      <MessageText title={at === 0 ? messages.otherUndated : messages.other(timeOf(at))} text={text} />
      {other !== undefined && (
        <>
          <Differences order={order} other={other} />
          <Button
            variant="compact"
            className="justify-self-start bg-card"
            onClick={() =>
              void change([order.reference], ({ orders }) => ({
                orders: orders.map((current) => withMessageOf(current, other)),
              }))
            }
          >
            {messages.take}
          </Button>
        </>
      )}
    </div>
  );
}
