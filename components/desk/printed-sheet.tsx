import { dayOf } from '@/components/desk/day-of';
import { DriverSlip } from '@/components/desk/driver-slip';
import { ParcelSlip } from '@/components/desk/parcel-slip';
import { TaxInvoice } from '@/components/desk/tax-invoice';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { useJudgement } from '@/components/desk/use-judgement';
import { dueCents, dueLines, isEdited } from '@/lib/domain/desk-judgement';
import type { DeskOrder, DeskPaper } from '@/lib/domain/desk-order';
import { useCatalogue } from '@/lib/stores/catalogue-store';

export type Sheet = 'parcel' | 'driver' | 'invoice';

type Props = { readonly order: DeskOrder; readonly sheet: Sheet; readonly paper: DeskPaper };

/** A sheet of an order, which only shows on paper. */
export function PrintedSheet({ order, sheet, paper }: Props) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const address = useDeskAddress();
  const judgement = useJudgement(order);
  const { invoice } = order;
  const due = judgement ? dueCents(judgement) : order.writtenTotalCents;
  const isByHand = isEdited(order, judgement);
  if (sheet === 'driver')
    return <DriverSlip order={order} dueCents={due} isEdited={isByHand} paper={paper} />;
  if (sheet === 'parcel') {
    const lines = catalogue && judgement ? dueLines(order, judgement, catalogue) : order.lines;
    return <ParcelSlip order={order} lines={lines} dueCents={due} isEdited={isByHand} paper={paper} />;
  }
  return (
    invoice && (
      <TaxInvoice
        order={order}
        invoice={invoice}
        day={dayOf(invoice.issuedAt)}
        address={address}
        paper={paper}
      />
    )
  );
}
