'use client';

import { useEffect, useId, useRef, type InputEvent } from 'react';
import { FieldLabel } from '@/components/ui/field-label';

type Arrival = 'typed' | 'pasted';

type Props = {
  readonly label: string;
  readonly autoComplete: string;
  /** What remains of a text that arrives. */
  readonly clean: (text: string, arrival: Arrival) => string;
  /** What remains when the field is left. */
  readonly cleanOnBlur?: (text: string) => string;
  readonly className?: string;
};

/**
 * A numeric field that cleans what arrives. It is uncontrolled: its text lives in the input alone, and what was
 * typed before hydration is kept and cleaned then.
 */
export function CardField({ label, autoComplete, clean, cleanOnBlur, className = '' }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasKeyPressed = useRef(false);

  useEffect(() => {
    if (input.current !== null) input.current.value = clean(input.current.value, 'pasted');
  }, [clean]);

  function onInput({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
    // Without a key before it, the text came by paste, autofill or voice.
    const cleaned = clean(field.value, wasKeyPressed.current ? 'typed' : 'pasted');
    wasKeyPressed.current = false;
    if (cleaned === field.value) return;
    const fromEnd = field.value.length - (field.selectionEnd ?? field.value.length);
    field.value = cleaned;
    const caret = Math.max(0, cleaned.length - fromEnd);
    field.setSelectionRange(caret, caret);
  }

  return (
    <p className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        className="control money"
        onKeyDown={(event) => {
          wasKeyPressed.current = !event.ctrlKey && !event.metaKey;
        }}
        onInput={onInput}
        onBlur={({ currentTarget: field }) => {
          if (cleanOnBlur !== undefined) field.value = cleanOnBlur(field.value);
        }}
      />
    </p>
  );
}
