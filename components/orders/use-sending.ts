import { useEffect, useRef, useState } from 'react';
import { watchLeaving } from '@/components/orders/watch-leaving';
import { useCopy } from '@/components/ui/use-copy';
import type { LinkedChannel } from '@/lib/domain/order-links';
import type { OrderMessage } from '@/lib/domain/order-message';
import type { OrderRequest, SendingChannel } from '@/lib/domain/order-request';
import { useOrderRequests } from '@/lib/stores/order-request-store';

/** What the page can know about the last press. */
export type Outcome =
  | { readonly kind: 'left'; readonly channel: SendingChannel }
  | { readonly kind: 'nothing-opened' | 'cannot-print' | 'copy-refused' };

/** Sends a request through a channel of the browser, and saves it once it has left. */
export function useSending(request: OrderRequest, message: OrderMessage) {
  const sent = useOrderRequests((state) => state.sent);
  const [outcome, setOutcome] = useState<Outcome>();
  /** Counts the prints, for use as a key; 0 when idle. */
  const [printing, setPrinting] = useState(0);
  /** Whether the message preview is open; a failure opens it, for copying by hand. */
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { refusals, copy } = useCopy();
  const stopWatching = useRef(() => {});
  useEffect(() => () => stopWatching.current(), []);

  function begin(): void {
    stopWatching.current();
    setOutcome(undefined);
    setPrinting(0);
  }

  function recordSent(channel: SendingChannel): void {
    sent(request, channel);
    setOutcome({ kind: 'left', channel });
  }

  function fail(kind: 'copy-refused' | 'cannot-print'): void {
    setOutcome({ kind });
    setPreviewOpen(true);
  }

  return {
    outcome,
    printing,
    refusals,
    isPreviewOpen,
    setPreviewOpen,

    watchLink: (channel: LinkedChannel): void => {
      begin();
      stopWatching.current = watchLeaving((end) =>
        end === 'left' ? recordSent(channel) : setOutcome({ kind: 'nothing-opened' }),
      );
    },

    share: async (): Promise<void> => {
      begin();
      try {
        await navigator.share({ title: message.subject, text: message.textWithLink });
        recordSent('share');
      } catch (error) {
        const isDismissed = error instanceof DOMException && error.name === 'AbortError';
        if (!isDismissed) setOutcome({ kind: 'nothing-opened' });
      }
    },

    copyOrder: async (): Promise<void> => {
      stopWatching.current();
      setPrinting(0);
      const { kind } = await copy(message.textWithLink);
      if (kind === 'copied') recordSent('copy');
      else fail('copy-refused');
    },

    print: (): void => {
      begin();
      setPrinting(printing + 1);
    },
    opened: (): void => recordSent('print'),
    notOpened: (): void => fail('cannot-print'),
    printed: (): void => setPrinting(0),
  };
}
