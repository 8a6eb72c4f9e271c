'use client';

import { Button } from '@/components/ui/button';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import type { CheckoutAddress } from '@/lib/domain/checkout';
import { hasPlace, isSaved } from '@/lib/domain/saved-addresses';
import { savedAddressMessages as messages } from '@/lib/messages/en/saved-addresses';
import { useSavedAddresses } from '@/lib/stores/saved-address-provider';

/** Keeps what stands in the fields for another day, only when asked to, and forgets it again. */
export function SaveAddress({ address }: { readonly address: CheckoutAddress }) {
  const saved = useSavedAddresses((state) => state.saved);
  const isUnkept = useSavedAddresses((state) => state.unkept);
  const save = useSavedAddresses((state) => state.save);
  const remove = useSavedAddresses((state) => state.remove);
  const isKept = isSaved(saved, address);
  const told = isUnkept ? messages.savedForNow : messages.saved;

  return (
    <div className="col-span-2 -my-2 flex flex-wrap items-center gap-x-3 not-has-[button]:sr-only sm:order-last print:hidden">
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" className="text-ink-soft empty:sr-only">
        {isKept && told}
      </p>
      {hasPlace(address) && (
        <Way
          label={isKept ? messages.forget : messages.save}
          onClick={() => (isKept ? remove(address) : save(address))}
        />
      )}
    </div>
  );
}

/** It goes when the place is emptied from elsewhere; the first field of the address takes the focus. */
function Way({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const place = useFocusHeir<HTMLDivElement>(
    (gone) => gone.closest('fieldset')?.querySelector('input') ?? null,
  );
  return (
    <div ref={place}>
      <Button look="quiet" className="px-0!" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
