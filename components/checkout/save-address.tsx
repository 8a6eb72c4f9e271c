'use client';

import { Button } from '@/components/ui/button';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { hasPlace, type CheckoutAddress } from '@/lib/domain/checkout';
import { isSaved } from '@/lib/domain/saved-addresses';
import { savedAddressMessages as messages } from '@/lib/messages/en/saved-addresses';
import { useSavedAddresses } from '@/lib/stores/saved-address-provider';

/** Keeps what stands in the fields for another day, only when asked to. */
export function SaveAddress({ address }: { readonly address: CheckoutAddress }) {
  const saved = useSavedAddresses((state) => state.saved);
  const isUnkept = useSavedAddresses((state) => state.unkept);
  const save = useSavedAddresses((state) => state.save);
  const isKept = isSaved(saved, address);
  const isOffered = hasPlace(address);

  return (
    <div className={isOffered ? 'col-span-2 -my-2 sm:order-last print:hidden' : 'sr-only'}>
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" tabIndex={-1} className="py-2.5 text-ink-soft empty:sr-only">
        {isKept && (isUnkept ? messages.savedForNow : messages.saved)}
      </p>
      {isOffered && !isKept && <SaveButton onClick={() => save(address)} />}
    </div>
  );
}

/** It goes when it is pressed; what is told of that takes the focus. */
function SaveButton({ onClick }: { readonly onClick: () => void }) {
  const place = useFocusHeir<HTMLDivElement>((gone) => gone.previousElementSibling);
  return (
    <div ref={place}>
      <Button look="quiet" className="px-0!" onClick={onClick}>
        {messages.save}
      </Button>
    </div>
  );
}
