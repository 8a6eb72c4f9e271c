import { useEffect, useState } from 'react';
import { undoOf, type DeskEvent, type DeskOrder } from '@/lib/domain/desk-order';
import { useDesk } from '@/lib/stores/desk-store';

export type StatusChange = { readonly order: DeskOrder; readonly event: DeskEvent };

const shownMs = 30_000;

/** Records what happens to orders. The last event can be undone for half a minute, or until another order is opened. */
export function useStatusChange(selected: string) {
  const record = useDesk((state) => state.record);
  const [last, setLast] = useState<StatusChange>();
  const isOfOther = last !== undefined && selected !== '' && last.order.reference !== selected;

  useEffect(() => {
    if (last === undefined) return undefined;
    const timer = setTimeout(() => setLast(undefined), isOfOther ? 0 : shownMs);
    return () => clearTimeout(timer);
  }, [last, isOfOther]);

  return {
    last: isOfOther ? undefined : last,
    set: (order: DeskOrder, event: DeskEvent): void => {
      setLast({ order, event });
      void record([order.reference], event);
    },
    undo: ({ order, event }: StatusChange): void => {
      setLast(undefined);
      void record([order.reference], undoOf(event, order));
    },
    dismiss: () => setLast(undefined),
  };
}
