'use client';

import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '@/components/loading/lazy-boundary';
import { Button } from '@/components/ui/button';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { addressLines, type CheckoutAddress } from '@/lib/domain/checkout';
import { isSaved } from '@/lib/domain/saved-addresses';
import { useSavedAddresses } from '@/lib/stores/saved-address-store';
import { savedAddressMessages as messages } from '@/messages/saved-addresses';

const loadDialog = async () => ({
  default: (await import('@/components/checkout/saved-address-dialog')).SavedAddressDialog,
});
const SavedAddressDialog = lazy(loadDialog);

type Props = {
  /** A visually hidden suffix of the label, which tells the two address forms apart. */
  readonly purpose: string | undefined;
  readonly address: CheckoutAddress;
  readonly onUse: (address: CheckoutAddress) => void;
};

export function SavedAddresses(props: Props) {
  const hasAny = useSavedAddresses((state) => state.saved.length > 0);
  const [isOpen, setOpen] = useState(false);
  // The open dialog can restore a removed address, so it stays even if the list is empty.
  return (hasAny || isOpen) && <AddressPicker {...props} isOpen={isOpen} onOpen={setOpen} />;
}

type AddressPickerProps = Props & {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

function AddressPicker({ purpose, address, onUse, isOpen, onOpen }: AddressPickerProps) {
  const [filled, setFilled] = useState<{ readonly old: CheckoutAddress; readonly chosen: CheckoutAddress }>();
  // Undo is offered only while the form shows the chosen address unchanged.
  const isFilled = filled !== undefined && isSaved([filled.chosen], address);

  // Only who has saved an address needs the dialog. It is loaded before it is opened.
  useEffect(() => void loadDialog().catch(() => undefined), []);

  function use(chosen: CheckoutAddress): void {
    setFilled({ old: address, chosen });
    onUse(chosen);
  }

  return (
    <FocusFallback
      find={(wrapper) => wrapper.parentElement?.querySelector('input') ?? null}
      className="col-span-full -mt-3 -mb-2 flex flex-wrap items-center gap-x-4 print:hidden"
    >
      <Button variant="quiet" className="px-0!" onClick={() => onOpen(true)}>
        <span>
          {messages.title}
          {purpose !== undefined && <span className="sr-only"> {purpose}</span>}
        </span>
      </Button>
      {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
      <p role="status" className="text-ink-soft empty:sr-only">
        {isFilled && messages.filledIn}
      </p>
      {isFilled && addressLines(filled.old).length > 0 && (
        <FocusFallback find={(wrapper) => wrapper.parentElement?.querySelector('button') ?? null}>
          <Button
            variant="quiet"
            className="px-0!"
            label={messages.undoFilledIn}
            onClick={() => onUse(filled.old)}
          >
            {messages.undo}
          </Button>
        </FocusFallback>
      )}
      {isOpen && (
        <LazyBoundary>
          <SavedAddressDialog onUse={use} onClose={() => onOpen(false)} />
        </LazyBoundary>
      )}
    </FocusFallback>
  );
}
