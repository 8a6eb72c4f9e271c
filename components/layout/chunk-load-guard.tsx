import { UntilHydrated } from '@/components/layout/until-hydrated';
import { buttonVariant } from '@/components/ui/button-variant';
import { floatingBox, floatingEdge } from '@/components/ui/floating-box';
import { errorMessages } from '@/messages/error';

/** A hidden message, which scripts/export/browser/chunk-load-guard.ts shows if the page cannot hydrate. */
export function ChunkLoadGuard() {
  return (
    <UntilHydrated>
      <div id="chunk-load-guard" role="alert" hidden className={`${floatingBox} ${floatingEdge}`}>
        <div className="grid gap-3 rounded border border-line bg-apricot p-4 shadow-float">
          <p>{errorMessages.chunkLoadFailed}</p>
          <button type="button" disabled className={buttonVariant.primary}>
            {errorMessages.reload}
          </button>
        </div>
      </div>
    </UntilHydrated>
  );
}
