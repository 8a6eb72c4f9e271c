import { AskedButton } from '@/components/desk/asked-button';
import { hasCustomer, withoutCustomer } from '@/lib/domain/desk-customers';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

/** Deletes the data of one customer, as when the customer asks for it. */
export function DeleteCustomer({ order }: { readonly order: DeskOrder }) {
  const change = useDesk((state) => state.change);
  return (
    <section tabIndex={-1} className="outline-none">
      {hasCustomer(order) && (
        <AskedButton
          label={messages.deleteData}
          question={messages.asksDelete}
          yes={messages.yesDelete}
          onYes={() =>
            void change([order.reference], ({ orders }) => ({ orders: orders.map(withoutCustomer) }))
          }
        />
      )}
    </section>
  );
}
