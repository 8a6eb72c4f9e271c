'use client';

import { useState } from 'react';
import { SavedAddressDialog } from '@/components/checkout/saved-address-dialog';
import { Button } from '@/components/ui/button';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { addressLines, type CheckoutAddress } from '@/lib/domain/checkout';
import { isSaved } from '@/lib/domain/saved-addresses';
import { savedAddressMessages as messages } from '@/lib/messages/en/saved-addresses';
import { useSavedAddresses } from '@/lib/stores/saved-address-provider';

type Props = {
  readonly address: CheckoutAddress;
  readonly onUse: (address: CheckoutAddress) => void;
};

/** The way to the addresses that were saved, where there are any. */
export function SavedAddresses(props: Props) {
  const hasAny = useSavedAddresses((state) => state.saved.length > 0);
  const [isOpen, setOpen] = useState(false);
  // The last one may have been removed in the dialog, where it can be brought back.
  return (hasAny || isOpen) && <Chooser {...props} isOpen={isOpen} onOpen={setOpen} />;
}

type ChooserProps = Props & {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

function Chooser({ address, onUse, isOpen, onOpen }: ChooserProps) {
  const [filled, setFilled] = useState<{ readonly before: CheckoutAddress; readonly now: CheckoutAddress }>();
  const place = useFocusHeir<HTMLDivElement>((gone) => gone.parentElement?.querySelector('input') ?? null);
  // Once it was changed by hand there is nothing to take back.
  const isFilled = filled !== undefined && isSaved([filled.now], address);

  function use(chosen: CheckoutAddress): void {
    setFilled({ before: address, now: chosen });
    onUse(chosen);
  }

  return (
    <div ref={place} className="col-span-2 -mt-3 -mb-2 flex flex-wrap items-center gap-x-4 print:hidden">
      <Button look="quiet" className="px-0!" onClick={() => onOpen(true)}>
        {messages.title}
      </Button>
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" className="text-ink-soft empty:sr-only">
        {isFilled && messages.filledIn}
      </p>
      {isFilled && addressLines(filled.before).length > 0 && <Undo onClick={() => onUse(filled.before)} />}
      {isOpen && <SavedAddressDialog onUse={use} onClose={() => onOpen(false)} />}
    </div>
  );
}

/** What was typed before is not lost. It goes when it is pressed; the way to the addresses takes the focus. */
function Undo({ onClick }: { readonly onClick: () => void }) {
  const place = useFocusHeir<HTMLDivElement>((gone) => gone.parentElement?.querySelector('button') ?? null);
  return (
    <div ref={place}>
      <Button look="quiet" className="px-0!" label={messages.undoFilledIn} onClick={onClick}>
        {messages.undo}
      </Button>
    </div>
  );
}
