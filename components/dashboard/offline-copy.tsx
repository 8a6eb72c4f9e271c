'use client';

import type { useOfflineCopy } from '@/components/dashboard/use-offline-copy';
import { CheckField } from '@/components/ui/check-field';
import { cachingObstacle } from '@/lib/offline/caching-obstacle';
import { yourDataMessages } from '@/messages/your-data';

const messages = yourDataMessages.offlineCopy;

type Props = {
  readonly copy: ReturnType<typeof useOfflineCopy>;
  /** Undefined until storage is read. */
  readonly isWanted: boolean | undefined;
};

/** The size of the offline copy, and the switch that removes it and begins it again. */
export function OfflineCopy({ copy, isWanted }: Props) {
  const isKnown = isWanted !== undefined && copy.bytes !== undefined;
  const isUnsupported = isWanted !== undefined && cachingObstacle() === 'unsupported';
  return (
    <section className="mb-8">
      <h3 className="mb-3 font-sans text-base font-semibold">{messages.title}</h3>
      <div className="rounded bg-card px-5 py-4 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckField
            label={messages.keep}
            name="offlineCopy"
            isReady={isKnown || isUnsupported}
            isDisabled={isUnsupported}
            isChecked={isWanted ?? true}
            onChange={(isChecked) => void copy.choose(isChecked)}
          />
          <p data-testid="offline-copy-size">
            {isKnown && (copy.isChanging ? messages.changing : stateText(isWanted, copy.bytes))}
          </p>
        </div>
        <p className="max-w-prose">{messages.what}</p>
      </div>
    </section>
  );
}

function stateText(isWanted: boolean, bytes = 0): string {
  if (!isWanted) return messages.off;
  if (bytes > 0) return messages.size(bytes);
  const obstacle = cachingObstacle();
  return obstacle === undefined ? messages.none : messages[obstacle];
}
