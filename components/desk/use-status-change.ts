import { useState } from 'react';
import type { DeskOrder, DeskStatus } from '@/lib/domain/desk-order';
import { useDesk } from '@/lib/stores/desk-store';

export type StatusChange = { readonly order: DeskOrder; readonly status: DeskStatus };

/** Sets statuses, and remembers the last change, so that it can be undone. */
export function useStatusChange() {
  const store = useDesk((state) => state.setStatus);
  const [last, setLast] = useState<StatusChange>();
  return {
    last,
    set: (order: DeskOrder, status: DeskStatus): void => {
      if (order.status === status) return;
      setLast({ order, status });
      void store([order.reference], status);
    },
    undo: ({ order }: StatusChange): void => {
      setLast(undefined);
      void store([order.reference], order.status);
    },
    dismiss: () => setLast(undefined),
  };
}
