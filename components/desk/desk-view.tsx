import { useEffect } from 'react';
import { CustomerData } from '@/components/desk/customer-data';
import { DeskFiles } from '@/components/desk/desk-files';
import { DeskNotices } from '@/components/desk/desk-notices';
import { MessageIntake } from '@/components/desk/message-intake';
import { OrderDetail } from '@/components/desk/order-detail';
import { OrderList } from '@/components/desk/order-list';
import { UndoBar } from '@/components/desk/undo-bar';
import { useListPlace } from '@/components/desk/use-list-place';
import { useSelectedReference } from '@/components/desk/use-selected-reference';
import { useStatusChange } from '@/components/desk/use-status-change';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages as messages } from '@/messages/desk';
import { shopName } from '@/shop/settings';

export function DeskView() {
  const orders = useDesk((state) => state.orders);
  const isReady = useDesk((state) => state.isReady);
  const isComplete = useDesk((state) => state.isComplete);
  const loadCatalogue = useCatalogue((state) => state.load);
  const selected = useSelectedReference();
  const order = orders.find(({ reference }) => reference === selected);
  const { last, set, undo, dismiss } = useStatusChange(order?.reference ?? '');
  useEffect(() => void loadCatalogue(), [loadCatalogue]);

  const isOpen = order !== undefined;
  useListPlace(isOpen);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-page flex-col px-3 pt-3 sm:px-6">
      <header className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
        <h1 className="text-2xl" tabIndex={-1}>
          {messages.title}
        </h1>
        <p className="text-sm text-ink-soft">{shopName}</p>
      </header>
      <main className="grid grow content-start gap-x-10 pb-3 lg:grid-cols-[27rem_1fr]">
        <div className={`grid content-start gap-5 py-4 ${isOpen ? 'max-lg:hidden' : ''}`}>
          <DeskNotices />
          {isReady ? (
            <>
              <MessageIntake />
              <OrderList orders={orders} selected={selected} onStep={set} />
              {isComplete && (
                <div className="border-b border-line">
                  <DeskFiles />
                  <CustomerData />
                </div>
              )}
            </>
          ) : (
            <p role="status">{messages.loading}</p>
          )}
        </div>
        <section aria-label={messages.order.region} className={`py-4 ${isOpen ? '' : 'max-lg:hidden'}`}>
          {isOpen ? (
            <OrderDetail key={order.reference} order={order} onEvent={set} />
          ) : (
            <p className="text-ink-soft">{messages.order.choose}</p>
          )}
        </section>
      </main>
      <UndoBar change={last} onUndo={undo} onDismiss={dismiss} />
    </div>
  );
}
