import { useState } from 'react';
import { withMessageOf } from '@/lib/domain/desk-merge';
import { readDeskMessages } from '@/lib/domain/desk-messages';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk, type AddedOrders } from '@/lib/stores/desk-store';
import { orderWords } from '@/messages/order-words';

export type Intake = AddedOrders & {
  /** What is in the text besides orders. */
  readonly unread: readonly string[];
};

/** Reads messages into orders, and remembers what has become of the last text. */
export function useIntake() {
  const loadCatalogue = useCatalogue((state) => state.load);
  const addOrders = useDesk((state) => state.add);
  const change = useDesk((state) => state.change);
  const [last, setLast] = useState<Intake>();

  /** Resolves to whether there was an order in it. */
  async function take(text: string): Promise<boolean> {
    // Without the catalogue, orders are read too, and compared once it is there.
    const catalogue = (await loadCatalogue()) ?? new Map();
    const { orders, unread } = readDeskMessages(text, {
      words: orderWords,
      catalogue,
      receivedAt: Date.now(),
    });
    setLast({ ...(await addOrders(orders)), unread });
    return orders.length > 0;
  }

  /** Gives the orders that came again the messages that they had before. */
  async function undo({ replaced }: Intake): Promise<void> {
    setLast(undefined);
    const before = new Map(replaced.map((order) => [order.reference, order]));
    await change([...before.keys()], ({ orders }) => ({
      orders: orders.map((order) => withMessageOf(order, before.get(order.reference) ?? order)),
    }));
  }
  return { last, take, undo };
}
