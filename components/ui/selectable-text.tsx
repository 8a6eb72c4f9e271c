'use client';

import { useEffect, useRef } from 'react';

type Props = {
  readonly text: string;
  /** Number of failed copies; each one selects the text again. */
  readonly refusals: number;
};

export function SelectableText({ text, refusals }: Props) {
  const element = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (refusals === 0 || element.current === null) return;
    element.current.focus();
    window.getSelection()?.selectAllChildren(element.current);
  }, [refusals]);

  return (
    <p
      ref={element}
      tabIndex={-1}
      className="rounded bg-card p-3 text-sm wrap-anywhere whitespace-pre-wrap select-all"
    >
      {text}
    </p>
  );
}
