import { useState } from 'react';
import { createPortal } from 'react-dom';
import { dayOf } from '@/components/desk/day-of';
import { DriverSlip } from '@/components/desk/driver-slip';
import { ParcelSlip } from '@/components/desk/parcel-slip';
import { TaxInvoice } from '@/components/desk/tax-invoice';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { usePrint } from '@/components/desk/use-print';
import { useJudgement } from '@/components/desk/use-judgement';
import { Button } from '@/components/ui/button';
import { withInvoice } from '@/lib/domain/desk-invoice';
import { dueCents, dueLines } from '@/lib/domain/desk-judgement';
import type { DeskOrder, DeskPaper } from '@/lib/domain/desk-order';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';
import { taxNumber } from '@/shop/settings';

const messages = deskMessages.prints;
const papers = ['a6', 'roll'] as const satisfies readonly DeskPaper[];

type Sheet = 'parcel' | 'driver' | 'invoice';

/** Prints what goes with an order. */
export function OrderPrints({ order }: { readonly order: DeskOrder }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const { orders, isComplete, changeOnlyIfStored } = useDesk((state) => state);
  const address = useDeskAddress();
  const judgement = useJudgement(order);
  const [paper, setPaper] = useState<DeskPaper>('a6');
  const [hasFailed, setFailed] = useState(false);
  const { sheet, print, hasRefused } = usePrint<Sheet>();
  const { reference, invoice } = order;
  const due = judgement ? dueCents(judgement) : order.writtenTotalCents;
  const lines = catalogue && judgement ? dueLines(order, judgement, catalogue) : order.lines;

  async function printInvoice(): Promise<void> {
    if (catalogue === undefined) return;
    const isIssued =
      invoice !== undefined ||
      (await changeOnlyIfStored([reference], (desk) => {
        const [current = order] = desk.orders;
        const issued = withInvoice(current, orders, desk.notes, catalogue, Date.now());
        return { orders: [issued.order], notes: { lastInvoice: issued.lastInvoice } };
      }));
    setFailed(!isIssued);
    if (isIssued) print('invoice');
  }

  return (
    <section className="print:hidden">
      <h3 className="mb-1 text-base">{messages.title}</h3>
      <fieldset className="mb-2 flex gap-4 text-sm">
        <legend className="sr-only">{messages.paper}</legend>
        {papers.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="paper" checked={each === paper} onChange={() => setPaper(each)} />
            {messages.papers[each]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button variant="compact" onClick={() => print('parcel')}>
          {messages.parcel}
        </Button>
        {order.method !== 'collect' && (
          <Button variant="compact" onClick={() => print('driver')}>
            {messages.driver}
          </Button>
        )}
        {taxNumber !== '' && (
          <Button
            variant="compact"
            isReady={isComplete && catalogue !== undefined}
            onClick={() => void printInvoice()}
          >
            {invoice === undefined ? messages.invoice : messages.invoiceNumbered(invoice.number)}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-sm font-semibold text-alarm empty:hidden">
        {hasFailed ? messages.issueFailed : hasRefused ? messages.cannotPrint : ''}
      </p>
      {sheet !== undefined &&
        createPortal(
          <>
            {sheet === 'parcel' && <ParcelSlip order={order} lines={lines} dueCents={due} paper={paper} />}
            {sheet === 'driver' && <DriverSlip order={order} dueCents={due} paper={paper} />}
            {sheet === 'invoice' && invoice !== undefined && (
              <TaxInvoice
                order={order}
                invoice={invoice}
                day={dayOf(invoice.issuedAt)}
                address={address}
                paper={paper}
              />
            )}
          </>,
          document.body,
        )}
    </section>
  );
}
