import { useState } from 'react';
import type { AddedOrders } from '@/lib/stores/desk-store';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { readChat } from '@/lib/domain/desk-chat';

export type Intake = AddedOrders & {
  /** What is in the text besides orders. */
  readonly unread: readonly string[];
};

/** Reads messages into orders, and remembers what has become of the last text. */
export function useIntake() {
  const loadCatalogue = useCatalogue((state) => state.load);
  const addOrders = useDesk((state) => state.add);
  const [last, setLast] = useState<Intake>();

  async function take(text: string): Promise<Intake> {
    // Without the catalogue, the orders are read too, and compared once it is there.
    const catalogue = (await loadCatalogue()) ?? new Map();
    const { orders, unread } = readChat(text, catalogue, Date.now());
    const intake = { ...(await addOrders(orders)), unread };
    setLast(intake);
    return intake;
  }
  return { last, take };
}
