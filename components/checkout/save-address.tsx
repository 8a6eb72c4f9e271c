'use client';

import { Button } from '@/components/ui/button';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { hasStreetOrCity, type CheckoutAddress } from '@/lib/domain/checkout';
import { addressName, evictedAddress, isSaved } from '@/lib/domain/saved-addresses';
import { useSavedAddresses } from '@/lib/stores/saved-address-store';
import { savedAddressMessages as messages } from '@/messages/saved-addresses';

type Props = {
  /** A visually hidden suffix of the label, which tells the two address forms apart. */
  readonly purpose: string | undefined;
  readonly address: CheckoutAddress;
};

export function SaveAddress({ purpose, address }: Props) {
  const saved = useSavedAddresses((state) => state.saved);
  const writeFailed = useSavedAddresses((state) => state.writeFailed);
  const save = useSavedAddresses((state) => state.save);
  const isAlreadySaved = isSaved(saved, address);
  const canBeSaved = hasStreetOrCity(address);
  const evicted = evictedAddress(saved, address);

  return (
    <div className="save-address col-span-full -my-2 sm:order-last print:hidden">
      {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
      <p role="status" tabIndex={-1} className="py-2.5 text-ink-soft empty:sr-only">
        {isAlreadySaved && (writeFailed ? messages.savedUntilClosed : messages.saved)}
      </p>
      {canBeSaved && !isAlreadySaved && (
        <FocusFallback find={(wrapper) => wrapper.previousElementSibling}>
          <Button variant="quiet" className="px-0!" onClick={() => save(address)}>
            <span>
              {messages.save}
              {purpose !== undefined && <span className="sr-only"> {purpose}</span>}
            </span>
          </Button>
        </FocusFallback>
      )}
      {canBeSaved && evicted && <p className="text-ink-soft">{messages.listFull(addressName(evicted))}</p>}
    </div>
  );
}
