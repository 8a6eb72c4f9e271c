import { useDeferredValue, useMemo, useState } from 'react';
import { OrderRow } from '@/components/desk/order-row';
import { RoundCash } from '@/components/desk/round-cash';
import { SlipsButton } from '@/components/desk/slips-button';
import { StatusFilter, type StatusChoice } from '@/components/desk/status-filter';
import { Button } from '@/components/ui/button';
import { stageOf } from '@/lib/domain/desk-next-status';
import type { DeskEvent, DeskOrder } from '@/lib/domain/desk-order';
import { ordersOfSamePhone } from '@/lib/domain/desk-phone';
import { searchOrders } from '@/lib/domain/desk-search';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

type Props = {
  readonly orders: readonly DeskOrder[];
  readonly selected: string;
  readonly onStep: (order: DeskOrder, event: DeskEvent) => void;
};

const messages = deskMessages.list;
/** More rows than a screen shows, few enough to be laid out at once on a slow phone. */
const rowsPerPage = 25;
const addedRows = 100;

export function OrderList({ orders, selected, onStep }: Props) {
  const isComplete = useDesk((state) => state.isComplete);
  const [words, setWords] = useState('');
  const [status, setStatus] = useState<StatusChoice>('all');
  const [limit, setLimit] = useState(rowsPerPage);
  const samePhone = useMemo(() => ordersOfSamePhone(orders), [orders]);
  const found = searchOrders(orders, useDeferredValue(words));
  const shown = status === 'all' ? found : found.filter((order) => stageOf(order) === status);
  return (
    <section aria-labelledby="desk-orders">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="desk-orders" className="text-xl">
          {messages.title}
        </h2>
        <p role="status" className="money text-sm text-ink-soft">
          {isComplete && orders.length > 0 && messages.shown(shown.length, orders.length)}
        </p>
      </div>
      {orders.length === 0 ? (
        <p className="hairline mt-2 py-4 text-ink-soft">{messages.empty}</p>
      ) : (
        <>
          <search className="my-3 grid gap-2">
            <input
              type="search"
              aria-label={messages.search}
              placeholder={messages.searchHint}
              autoComplete="off"
              className="control"
              value={words}
              onChange={(event) => {
                setWords(event.currentTarget.value);
                setLimit(rowsPerPage);
              }}
            />
            <div className="min-h-11">
              {isComplete && <StatusFilter orders={found} choice={status} onChoose={setStatus} />}
            </div>
          </search>
          {isComplete && (
            <div className="mb-3 grid justify-items-start gap-2 empty:hidden">
              <SlipsButton />
              <RoundCash />
            </div>
          )}
          {shown.length === 0 && <p className="hairline py-4 text-ink-soft">{messages.none}</p>}
          <ul className="-mx-3 border-b border-line">
            {shown.slice(0, limit).map((order) => (
              <OrderRow
                key={order.reference}
                order={order}
                samePhone={samePhone.get(order.reference)}
                isSelected={order.reference === selected}
                onStep={onStep}
              />
            ))}
          </ul>
          {isComplete && shown.length > limit && (
            <Button variant="quiet" className="w-full" onClick={() => setLimit(limit + addedRows)}>
              {messages.more(Math.min(addedRows, shown.length - limit))}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
