import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FocusFallback } from '@/components/ui/focus-fallback';
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
  const [isAsking, setAsking] = useState(false);
  const { reference, invoice } = order;
  const next = lastInvoiceOf(orders, notes) + 1;

  async function issue(): Promise<void> {
    if (catalogue === undefined) return;
    setAsking(false);
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
  if (!isAsking)
    return (
      <Button
        variant="compact"
        isReady={isComplete && catalogue !== undefined}
        onClick={() => setAsking(true)}
      >
        {messages.invoice}
      </Button>
    );
  return (
    <FocusFallback
      className="flex w-full flex-wrap items-center gap-2"
      find={(wrapper) => wrapper.closest('section')}
    >
      <Question text={messages.asksInvoice(next)} />
      <Button variant="compact" onClick={() => void issue()}>
        {messages.giveInvoice(next)}
      </Button>
      <Button variant="compact" onClick={() => setAsking(false)}>
        {messages.noInvoice}
      </Button>
    </FocusFallback>
  );
}

/** Takes the focus, because the button that asked it is gone. */
function Question({ text }: { readonly text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p ref={paragraph} tabIndex={-1} className="w-full text-sm outline-none">
      {text}
    </p>
  );
}
