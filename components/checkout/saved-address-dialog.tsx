'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icons/trash';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { addressLines, type CheckoutAddress } from '@/lib/domain/checkout';
import { addressName, isSaved } from '@/lib/domain/saved-addresses';
import { useSavedAddresses } from '@/lib/stores/saved-address-store';
import { savedAddressMessages as messages } from '@/messages/saved-addresses';

type Props = {
  /** Called after the dialog has closed and restored focus. */
  readonly onUse: (address: CheckoutAddress) => void;
  readonly onClose: () => void;
};

/** A removed address can be restored until the dialog closes. */
export function SavedAddressDialog({ onUse, onClose }: Props) {
  const saved = useSavedAddresses((state) => state.saved);
  /** The addresses at the time of opening, so that a removed one stays visible. */
  const [listed] = useState(saved);
  const [isOpen, setOpen] = useState(true);
  const chosenAddress = useRef<CheckoutAddress>(undefined);

  function handleClosed(): void {
    onClose();
    if (chosenAddress.current !== undefined) onUse(chosenAddress.current);
  }

  return (
    <Dialog title={messages.title} closeLabel={messages.close} isOpen={isOpen} onClose={handleClosed}>
      <p className="mb-3 text-ink-soft">{messages.intro}</p>
      <ul aria-label={messages.title} className="grid gap-3">
        {listed.map((address) =>
          isSaved(saved, address) ? (
            <li key={JSON.stringify(address)} tabIndex={-1} className="rounded bg-card px-5">
              <Address
                address={address}
                onUse={() => {
                  chosenAddress.current = address;
                  setOpen(false);
                }}
              />
            </li>
          ) : (
            <li
              key={JSON.stringify(address)}
              tabIndex={-1}
              aria-label={removedText(address)}
              className="rounded bg-card px-5 print:hidden"
            >
              <RemovedAddress address={address} />
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}

/** After removal or undo the list item gets focus, because a held-down key would press a focused button. */
const findItem = (wrapper: Element) => wrapper.closest('li');

function Address({ address, onUse }: { readonly address: CheckoutAddress; readonly onUse: () => void }) {
  const remove = useSavedAddresses((state) => state.remove);
  const name = addressName(address);
  return (
    <FocusFallback find={findItem} className="py-4">
      <address className="wrap-anywhere whitespace-pre-line first-line:font-semibold">
        {addressLines(address).join('\n')}
      </address>
      <div className="mt-3 flex items-center justify-between gap-3">
        <Button variant="compact" label={messages.actionLabel(messages.use, name)} onClick={onUse}>
          {messages.use}
        </Button>
        <IconButton
          icon={trashIcon}
          label={messages.actionLabel(messages.remove, name)}
          className="-me-3"
          onClick={ignoreDoubleClick(() => remove(address))}
        />
      </div>
    </FocusFallback>
  );
}

function RemovedAddress({ address }: { readonly address: CheckoutAddress }) {
  const save = useSavedAddresses((state) => state.save);
  return (
    <FocusFallback
      find={findItem}
      className="flex animate-rise flex-wrap items-center justify-between gap-x-4 py-2 text-ink-soft"
    >
      <p>{removedText(address)}</p>
      <Button
        variant="quiet"
        className="-me-2 px-2!"
        label={messages.actionLabel(messages.undo, addressName(address))}
        onClick={ignoreDoubleClick(() => save(address))}
      >
        {messages.undo}
      </Button>
    </FocusFallback>
  );
}

function removedText(address: CheckoutAddress): string {
  return messages.removed(addressLines(address)[0] ?? '');
}
