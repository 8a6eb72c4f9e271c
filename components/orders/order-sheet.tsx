'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { launchTimeoutMs } from '@/components/orders/use-sending';

type Props = {
  readonly text: string;
  /** Called when the print dialog opens. */
  readonly onOpened: () => void;
  /** Called when printing is unavailable, or does not start within `launchTimeoutMs`. */
  readonly onRefused: () => void;
  readonly onPrinted: () => void;
};

/** Opens the print dialog when it mounts. While it is mounted, print.css prints only this text. */
export function OrderSheet({ text, onOpened, onRefused, onPrinted }: Props) {
  const opened = useEffectEvent(onOpened);
  const refused = useEffectEvent(onRefused);
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const timeout = setTimeout(() => refused(), launchTimeoutMs);
    const onBeforePrint = () => {
      clearTimeout(timeout);
      opened();
    };
    window.addEventListener('beforeprint', onBeforePrint, { signal });
    window.addEventListener('afterprint', () => printed(), { signal });
    try {
      window.print();
    } catch {
      // Some in-app browsers lack window.print.
      clearTimeout(timeout);
      refused();
    }
    return () => {
      clearTimeout(timeout);
      listeners.abort();
    };
  }, []);

  return createPortal(
    <div data-sheet className="page mt-6 hidden whitespace-pre-wrap first-line:font-semibold print:block">
      {text}
    </div>,
    document.body,
  );
}
