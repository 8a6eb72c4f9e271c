import { useState } from 'react';
import { createPortal } from 'react-dom';
import { dayOf } from '@/components/desk/day-of';
import { InvoiceButton } from '@/components/desk/invoice-button';
import { PrintedSheet, type Sheet } from '@/components/desk/printed-sheet';
import { usePrint } from '@/components/desk/use-print';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/domain/day';
import { deskPapers, type DeskOrder, type DeskPaper } from '@/lib/domain/desk-order';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';
import { taxNumber } from '@/shop/settings';

const messages = deskMessages.prints;

/** Prints what goes with an order. */
export function OrderPrints({ order }: { readonly order: DeskOrder }) {
  const stored = useDesk((state) => state.notes.paper);
  /** At once, because storing takes a moment. */
  const [paper, setPaper] = useState(stored);
  const change = useDesk((state) => state.change);
  const [hasFailed, setFailed] = useState(false);
  const { sheet, print, hasRefused } = usePrint<Sheet>();
  const { status, method, invoice } = order;

  function choosePaper(chosen: DeskPaper): void {
    setPaper(chosen);
    void change([], () => ({ notes: { paper: chosen } }));
  }

  return (
    <section tabIndex={-1} className="outline-none print:hidden">
      <h3 className="mb-1 text-base">{messages.title}</h3>
      <fieldset className="mb-2 flex gap-4 text-sm">
        <legend className="sr-only">{messages.paper}</legend>
        {deskPapers.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="paper" checked={each === paper} onChange={() => choosePaper(each)} />
            {messages.papers[each]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button variant="compact" onClick={() => print('parcel')}>
          {messages.parcel}
        </Button>
        {method !== 'collect' && (
          <Button variant="compact" onClick={() => print('driver')}>
            {messages.driver}
          </Button>
        )}
        {taxNumber !== '' && (invoice !== undefined || status !== 'cancelled') && (
          <InvoiceButton order={order} onIssued={() => print('invoice')} onFailed={setFailed} />
        )}
      </div>
      <p
        role="status"
        className="mt-2 rounded border-s-4 border-leaf bg-leaf-wash px-3 py-2 text-sm font-semibold empty:hidden"
      >
        {invoice && messages.hasInvoice(invoice.number, formatDay(dayOf(invoice.issuedAt)))}
      </p>
      <p role="alert" className="mt-2 text-sm font-semibold text-alarm empty:hidden">
        {hasFailed ? messages.issueFailed : hasRefused ? messages.cannotPrint : ''}
      </p>
      {sheet !== undefined &&
        createPortal(<PrintedSheet order={order} sheet={sheet} paper={paper} />, document.body)}
    </section>
  );
}
