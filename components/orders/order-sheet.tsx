'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { appLaunchTimeoutMs } from '@/components/orders/watch-leaving';

type Props = {
  readonly text: string;
  readonly onOpened: () => void;
  /** Called when printing is unavailable or does not start in time. */
  readonly onRefused: () => void;
  readonly onPrinted: () => void;
};

/** Prints only the message: print.css hides the rest of the page while this is mounted. */
export function OrderSheet({ text, onOpened, onRefused, onPrinted }: Props) {
  const opened = useEffectEvent(onOpened);
  const refused = useEffectEvent(onRefused);
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const timeout = setTimeout(() => refused(), appLaunchTimeoutMs);
    window.addEventListener(
      'beforeprint',
      () => {
        clearTimeout(timeout);
        opened();
      },
      { signal },
    );
    window.addEventListener('afterprint', () => printed(), { signal });
    try {
      window.print();
    } catch {
      // In-app browsers may lack window.print.
      clearTimeout(timeout);
      refused();
    }
    return () => {
      clearTimeout(timeout);
      watch.abort();
    };
  }, []);

  return createPortal(
    <div data-sheet className="page mt-6 hidden whitespace-pre-wrap first-line:font-semibold print:block">
      {text}
    </div>,
    document.body,
  );
}
