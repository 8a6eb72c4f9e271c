import { createPortal } from 'react-dom';
import { PrintedSheet } from '@/components/desk/printed-sheet';
import { usePrint } from '@/components/desk/use-print';
import { Button } from '@/components/ui/button';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.prints;

/** Prints the slips of all orders that are to be packed, each on a page of its own. */
export function SlipsButton() {
  const orders = useDesk((state) => state.orders);
  const { paper } = useDesk((state) => state.notes);
  const { sheet, print, hasRefused } = usePrint<readonly DeskOrder[]>();
  const confirmed = orders.filter(({ status }) => status === 'confirmed');
  if (confirmed.length === 0) return null;
  return (
    <div className="print:hidden">
      <Button variant="compact" onClick={() => print(confirmed)}>
        {messages.allSlips(confirmed.length, messages.papers[paper])}
      </Button>
      <p role="alert" className="mt-2 text-sm font-semibold text-alarm empty:hidden">
        {hasRefused ? messages.cannotPrint : ''}
      </p>
      {sheet?.map((order) =>
        createPortal(
          <>
            <PrintedSheet order={order} sheet="parcel" paper={paper} />
            {order.method !== 'collect' && <PrintedSheet order={order} sheet="driver" paper={paper} />}
          </>,
          document.body,
          order.reference,
        ),
      )}
    </div>
  );
}
