'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icon-paths';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { ListSlot } from '@/components/ui/list-slot';
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
  const save = useSavedAddresses((state) => state.save);
  const remove = useSavedAddresses((state) => state.remove);
  const [listed] = useState(saved);
  const [isOpen, setOpen] = useState(true);
  const chosen = useRef<CheckoutAddress>(undefined);

  function handleClosed(): void {
    onClose();
    if (chosen.current !== undefined) onUse(chosen.current);
  }

  return (
    <Dialog title={messages.title} closeLabel={messages.close} isOpen={isOpen} onClose={handleClosed}>
      <p className="mb-3 text-ink-soft">{messages.intro}</p>
      <ul aria-label={messages.title}>
        {listed.map((address) => {
          const lines = addressLines(address);
          const name = addressName(address);
          const removed = {
            text: messages.removed(lines[0] ?? ''),
            undo: messages.undo,
            undoLabel: messages.actionLabel(messages.undo, name),
            onUndo: () => save(address),
          };
          return (
            <ListSlot key={JSON.stringify(address)} removed={isSaved(saved, address) ? undefined : removed}>
              <div className="py-4">
                <address className="wrap-anywhere whitespace-pre-line first-line:font-semibold">
                  {lines.join('\n')}
                </address>
                <div className="mt-3 flex items-center justify-between gap-3">
                  <Button
                    variant="compact"
                    label={messages.actionLabel(messages.use, name)}
                    onClick={() => {
                      chosen.current = address;
                      setOpen(false);
                    }}
                  >
                    {messages.use}
                  </Button>
                  <IconButton
                    icon={trashIcon}
                    label={messages.actionLabel(messages.remove, name)}
                    className="-me-3"
                    onClick={ignoreDoubleClick(() => remove(address))}
                  />
                </div>
              </div>
            </ListSlot>
          );
        })}
      </ul>
    </Dialog>
  );
}
