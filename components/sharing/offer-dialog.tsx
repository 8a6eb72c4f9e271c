'use client';

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { noticeMs } from '@/components/notices/notice-ms';
import { OfferList } from '@/components/sharing/offer-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import {
  offerToCart,
  offerToWishlist,
  readItems,
  withoutItems,
  type Offer,
  type SharedItem,
} from '@/lib/domain/shared-items';
import { useCart } from '@/lib/stores/cart-store';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useNotices } from '@/lib/stores/notice-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { errorMessages } from '@/messages/error';
import { sharedItemsMessages as messages } from '@/messages/shared-items';

type Props = {
  readonly list: 'cart' | 'wishlist';
  /** `location.search` when the page opened. */
  readonly search: string;
  /** Called once the dialog has closed. */
  readonly onAnswered: () => void;
};

/** Offers to add the items of a shared link. Closing the dialog removes them from the url. */
export function OfferDialog({ list, search, onAnswered }: Props) {
  const [isOpen, setOpen] = useState(true);
  const parsed = useMemo(() => readItems(search), [search]);
  const items = parsed?.kind === 'items' ? parsed.items : undefined;
  const { offer, addAll } = useOffer(list, items);
  const hasFailed = useCatalogue((state) => state.hasFailed);
  const load = useCatalogue((state) => state.load);
  const listMessages = messages[list];

  useEffect(() => void load(), [load]);

  function handleClosed(): void {
    const { pathname, hash } = window.location;
    window.history.replaceState(null, '', `${pathname}${withoutItems(search)}${hash}`);
    onAnswered();
    // The dialog opens on load, so there is no trigger to return focus to.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  const close = () => setOpen(false);

  function renderContent(): ReactNode {
    if (items === undefined) {
      return (
        <>
          <p>{listMessages.broken}</p>
          <Button className="mt-6" onClick={close}>
            {messages.close}
          </Button>
        </>
      );
    }
    if (offer === undefined) {
      return <OfferLoading isUnreachable={hasFailed} onRetry={() => void load()} onLeave={close} />;
    }
    const hasAddable = offer.addable.length > 0;
    return (
      <>
        <p className="text-ink-soft">{hasAddable ? listMessages.intro : listMessages.nothing}</p>
        <OfferList offer={offer} list={list} />
        <div className="mt-6 flex flex-wrap gap-3">
          {hasAddable && (
            <Button
              onClick={() => {
                addAll(offer);
                close();
              }}
            >
              {listMessages.accept}
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            {hasAddable ? messages.decline : messages.close}
          </Button>
        </div>
      </>
    );
  }

  return (
    <Dialog
      title={items === undefined ? messages.damaged : listMessages.title}
      closeLabel={messages.close}
      isOpen={isOpen}
      onClose={handleClosed}
    >
      {renderContent()}
    </Dialog>
  );
}

/** The offer is undefined until the catalogue is loaded, and without items. */
function useOffer(list: Props['list'], items: readonly SharedItem[] | undefined) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const cart = useCart((state) => state);
  const wishlist = useWishlist((state) => state);
  const show = useNotices((state) => state.show);

  function makeOffer(): Offer | undefined {
    if (items === undefined || catalogue === undefined) return undefined;
    return list === 'cart'
      ? offerToCart(items, catalogue, cart)
      : offerToWishlist(items, catalogue, wishlist);
  }

  function addAll({ addable }: Offer): void {
    const { add } = list === 'cart' ? cart : wishlist;
    // Another tab may have filled the list meanwhile, so `add` can fail.
    const added = addable.filter(({ product, qty }) => add(product, qty).kind === 'added');
    const text = messages[list].added(added.length);
    show({ kind: list, role: 'status', text, durationMs: noticeMs.standard });
  }

  return { offer: makeOffer(), addAll };
}

type LoadingProps = {
  readonly isUnreachable: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
};

function OfferLoading({ isUnreachable, onRetry, onLeave }: LoadingProps) {
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
