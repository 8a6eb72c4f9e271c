import { UntilHydrated } from '@/components/layout/until-hydrated';
import { buttonVariant } from '@/components/ui/button-variant';
import { errorMessages } from '@/messages/error';

/** A hidden message, which scripts/export/browser/chunk-load-guard.ts shows if the page cannot hydrate. */
export function ChunkLoadGuard() {
  return (
    <UntilHydrated>
      <div
        id="chunk-load-guard"
        role="alert"
        hidden
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-apricot print:hidden"
      >
        <div className="page flex flex-wrap items-center justify-center gap-x-6 gap-y-2 py-2 text-sm">
          <p>{errorMessages.chunkLoadFailed}</p>
          <button type="button" disabled className={buttonVariant.secondary}>
            {errorMessages.reload}
          </button>
        </div>
      </div>
    </UntilHydrated>
  );
}
