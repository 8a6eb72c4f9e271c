'use client';

import { useEffect, useId, useRef, type InputEvent } from 'react';
import { FieldLabel } from '@/components/ui/field-label';
import type { EditedText } from '@/lib/domain/payment-card';

type Arrival = 'typed' | 'pasted';
type Deleted = 'backward' | 'forward' | 'nothing';

type Props = {
  readonly label: string;
  readonly autoComplete: string;
  /** What remains of a text that arrives. */
  readonly clean: (text: string, arrival: Arrival) => string;
  /** What becomes of an edit where gaps are drawn between the digits, the caret included. */
  readonly edit?: (before: string, edited: EditedText, deleted: Deleted) => EditedText;
  /** What remains when the field is left. */
  readonly cleanOnBlur?: (text: string) => string;
  readonly className?: string;
};

/**
 * A numeric field that cleans what arrives. It is uncontrolled: its text lives in the input alone, and what was
 * typed before hydration is kept and cleaned then.
 */
export function CardField({ label, autoComplete, clean, edit, cleanOnBlur, className = '' }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasKeyPressed = useRef(false);
  const before = useRef('');

  useEffect(() => {
    if (input.current === null) return;
    input.current.value = clean(input.current.value, 'pasted');
    before.current = input.current.value;
  }, [clean]);

  useEffect(() => {
    // Else the browser would keep what was typed with its history, for whoever presses Back.
    const forget = () => {
      if (input.current !== null) input.current.value = '';
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  function onInput({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
    // Without a key before it, the text came by paste, autofill or voice.
    const cleaned = clean(field.value, wasKeyPressed.current ? 'typed' : 'pasted');
    wasKeyPressed.current = false;
    const end = field.value.length;
    const edited = { text: field.value, caret: field.selectionEnd ?? end };
    const { text, caret } = edit?.(before.current, edited, deletedBy(nativeEvent)) ?? {
      text: cleaned,
      caret: Math.max(0, cleaned.length - (end - edited.caret)),
    };
    before.current = text;
    if (text === field.value && caret === edited.caret) return;
    field.value = text;
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

function deletedBy({ inputType = '' }: { readonly inputType?: string }): Deleted {
  if (!inputType.startsWith('delete')) return 'nothing';
  if (inputType.endsWith('Backward')) return 'backward';
  return inputType.endsWith('Forward') ? 'forward' : 'nothing';
}
