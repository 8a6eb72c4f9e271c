'use client';

import { useEffect, useMemo, useState } from 'react';
import { OfferList } from '@/components/sharing/offer-list';
import type { SharedLinkProps } from '@/components/sharing/shared-link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { readItems, withoutItems, type Offer, type SharedItem } from '@/lib/domain/shared-items';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { errorMessages } from '@/messages/error';
import { sharedItemsMessages as messages } from '@/messages/shared-items';

type Props = SharedLinkProps & {
  readonly words: (typeof messages)['cart' | 'wishlist'];
  readonly offerOf: (items: readonly SharedItem[], catalogue: Catalogue) => Offer;
  readonly onAccept: (offer: Offer) => void;
  readonly refusalOf: (product: Product) => string;
  readonly isCounted?: boolean;
};

/** Previews the items of a shared link; closing it removes them from the url. */
export function OfferDialog({
  search,
  onAnswered,
  words,
  offerOf,
  onAccept,
  refusalOf,
  isCounted = false,
}: Props) {
  const [isOpen, setOpen] = useState(true);
  const read = useMemo(() => readItems(search), [search]);
  const catalogue = useCatalogue((state) => state.catalogue);
  const hasFailed = useCatalogue((state) => state.hasFailed);
  const load = useCatalogue((state) => state.load);
  const items = read?.kind === 'items' ? read.items : undefined;
  const offer = items !== undefined && catalogue !== undefined ? offerOf(items, catalogue) : undefined;

  useEffect(() => void load(), [load]);

  function handleClosed(): void {
    const { pathname, hash } = window.location;
    window.history.replaceState(null, '', `${pathname}${withoutItems(search)}${hash}`);
    onAnswered();
    // The dialog opens on load, so there is no trigger to return focus to.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  const close = () => setOpen(false);
  return (
    <Dialog
      title={items === undefined ? messages.damaged : words.title}
      closeLabel={messages.close}
      isOpen={isOpen}
      onClose={handleClosed}
    >
      {items === undefined ? (
        <>
          <p>{words.broken}</p>
          <Button className="mt-6" onClick={close}>
            {messages.close}
          </Button>
        </>
      ) : offer === undefined ? (
        <LoadingState isUnreachable={hasFailed} onRetry={() => void load()} onLeave={close} />
      ) : (
        <>
          <p className="text-ink-soft">{offer.addable.length > 0 ? words.intro : words.nothing}</p>
          <OfferList offer={offer} refusalOf={refusalOf} isCounted={isCounted} />
          <div className="mt-6 flex flex-wrap gap-3">
            {offer.addable.length > 0 && (
              <Button
                onClick={() => {
                  onAccept(offer);
                  close();
                }}
              >
                {words.accept}
              </Button>
            )}
            <Button variant="secondary" onClick={close}>
              {offer.addable.length > 0 ? messages.decline : messages.close}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

type LoadingProps = {
  readonly isUnreachable: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
};

function LoadingState({ isUnreachable, onRetry, onLeave }: LoadingProps) {
  if (!isUnreachable) return <Spinner label={messages.loading} />;
  return (
    <>
      <p role="alert">{messages.unreachable}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{errorMessages.retry}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {messages.decline}
        </Button>
      </div>
    </>
  );
}
