'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  readonly text: string;
  readonly onPrinted: () => void;
};

/** Prints a message by itself: for as long as the browser prints, it is all that is on paper (print.css). */
export function OrderSheet({ text, onPrinted }: Props) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <div data-sheet className="page mt-6 hidden whitespace-pre-wrap first-line:font-semibold print:block">
      {text}
    </div>,
    document.body,
  );
}
