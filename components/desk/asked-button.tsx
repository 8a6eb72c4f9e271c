import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { deskMessages } from '@/messages/desk';

type Props = {
  readonly label: string;
  readonly question: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly isReady?: boolean;
  readonly onYes: () => void;
};

/** A button that asks before it does what cannot be taken back. Its section gets the focus afterwards. */
export function AskedButton({ label, question, yes, isReady = true, onYes }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="compact" isReady={isReady} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <FocusFallback
      className="flex w-full flex-wrap items-center gap-2 rounded border-s-4 border-line-strong bg-wheat p-3"
      find={(wrapper) => wrapper.closest('section')}
    >
      <Question text={question} />
      <Button
        variant="compact"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </Button>
      <Button variant="compact" onClick={() => setAsking(false)}>
        {deskMessages.order.no}
      </Button>
    </FocusFallback>
  );
}

/** Takes the focus, because the button that asked it is gone. */
function Question({ text }: { readonly text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p ref={paragraph} tabIndex={-1} className="w-full text-sm font-semibold outline-none">
      {text}
    </p>
  );
}
