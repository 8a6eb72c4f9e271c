import { AskedButton } from '@/components/desk/asked-button';
import { Button } from '@/components/ui/button';
import { lastInvoiceOf, withInvoice } from '@/lib/domain/desk-invoice';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.prints;

type Props = {
  readonly order: DeskOrder;
  /** Called once the order has an invoice. */
  readonly onIssued: () => void;
  /** Called with whether its number could not be kept. */
  readonly onFailed: (hasFailed: boolean) => void;
};

/** Prints the invoice of an order. It asks before it gives a number, because no number can be taken back. */
export function InvoiceButton({ order, onIssued, onFailed }: Props) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const { orders, notes, isComplete, changeOnlyIfStored } = useDesk((state) => state);
  const { reference, invoice } = order;
  const next = lastInvoiceOf(orders, notes) + 1;

  async function issue(): Promise<void> {
    if (catalogue === undefined) return;
    const isIssued = await changeOnlyIfStored([reference], (desk) => {
      const [current = order] = desk.orders;
      const issued = withInvoice(current, orders, desk.notes, catalogue, Date.now());
      return { orders: [issued.order], notes: { lastInvoice: issued.lastInvoice } };
    });
    onFailed(!isIssued);
    if (isIssued) onIssued();
  }

  if (invoice !== undefined)
    return (
      <Button variant="compact" onClick={onIssued}>
        {messages.invoiceNumbered(invoice.number)}
      </Button>
    );
  return (
    <AskedButton
      label={messages.invoice}
      question={messages.asksInvoice(next)}
      yes={messages.giveInvoice(next)}
      isReady={isComplete && catalogue !== undefined}
      onYes={() => void issue()}
    />
  );
}
