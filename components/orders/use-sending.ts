import { useEffect, useRef, useState } from 'react';
import { useCopy } from '@/components/ui/use-copy';
import type { LinkedChannel } from '@/lib/domain/order-links';
import type { OrderMessage } from '@/lib/domain/order-message';
import type { OrderRequest, SendingChannel } from '@/lib/domain/order-request';
import { useOrderRequests } from '@/lib/stores/order-request-store';

/** How long an app or a print dialog may take to open before a fallback is offered. */
export const launchTimeoutMs = 2000;

/** What the page can know about the last press of a channel. */
export type Outcome =
  | { readonly kind: 'opened'; readonly channel: SendingChannel }
  | { readonly kind: 'nothing-opened' | 'cannot-print' | 'copy-refused' };

/** Sends a request through a channel, such as an app or a printer, and stores it once the channel has opened. */
export function useSending(request: OrderRequest, message: OrderMessage) {
  const storeAsSent = useOrderRequests((state) => state.sent);
  const [outcome, setOutcome] = useState<Outcome>();
  /** The key of the mounted OrderSheet; another number starts another print, and 0 means none. */
  const [printKey, setPrintKey] = useState(0);
  /** Whether the message preview is open. A failure opens it, so that the shopper can copy by hand. */
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { refusals, copy } = useCopy();
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);

  function reset(): void {
    stopWaiting.current();
    setOutcome(undefined);
    setPrintKey(0);
  }

  function succeed(channel: SendingChannel): void {
    storeAsSent(request, channel);
    setOutcome({ kind: 'opened', channel });
  }

  function fail(kind: 'copy-refused' | 'cannot-print'): void {
    setOutcome({ kind });
    setPreviewOpen(true);
  }

  return {
    outcome,
    printKey,
    refusals,
    isPreviewOpen,
    setPreviewOpen,

    /** Call this when the shopper follows the link of the channel; it does not open the app itself. */
    openApp: (channel: LinkedChannel): void => {
      reset();
      stopWaiting.current = detectAppLaunch((hasOpened) =>
        hasOpened ? succeed(channel) : setOutcome({ kind: 'nothing-opened' }),
      );
    },

    share: async (): Promise<void> => {
      reset();
      try {
        await navigator.share({ title: message.subject, text: message.textWithLink });
        succeed('share');
      } catch (error) {
        const isDismissed = error instanceof DOMException && error.name === 'AbortError';
        if (!isDismissed) setOutcome({ kind: 'nothing-opened' });
      }
    },

    copy: async (): Promise<void> => {
      stopWaiting.current();
      setPrintKey(0);
      const { kind } = await copy(message.textWithLink);
      if (kind === 'copied') succeed('copy');
      else fail('copy-refused');
    },

    print: (): void => {
      reset();
      setPrintKey(printKey + 1);
    },
    onPrintOpened: (): void => succeed('print'),
    onPrintRefused: (): void => fail('cannot-print'),
    onPrinted: (): void => setPrintKey(0),
  };
}

/**
 * Calls `onResult` once: with true when the page is left or hidden, as when an app opens, or with false after
 * `launchTimeoutMs`. Returns a function that stops waiting.
 */
function detectAppLaunch(onResult: (hasOpened: boolean) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const timeout = setTimeout(() => finish(false), launchTimeoutMs);
  const stop = () => {
    listeners.abort();
    clearTimeout(timeout);
  };
  const finish = (hasOpened: boolean) => {
    stop();
    onResult(hasOpened);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') finish(true);
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  window.addEventListener('pagehide', () => finish(true), { signal });
  // A desktop app opens beside the page, which only loses focus. On phones a browser prompt takes focus too.
  if (window.matchMedia('(pointer: fine)').matches)
    window.addEventListener('blur', () => finish(true), { signal });
  return stop;
}
