'use client';

import { useEffect, useId, useRef, type InputEvent } from 'react';
import { FieldLabel } from '@/components/ui/field-label';
import type { EditedText } from '@/lib/domain/payment-card';

type Arrival = 'typed' | 'pasted';
type Deleted = 'backward' | 'forward' | 'nothing';

type Props = {
  readonly label: string;
  readonly autoComplete: string;
  /** Returns the accepted part of new text. */
  readonly clean: (text: string, arrival: Arrival) => string;
  /** Replaces `clean` on input, to keep the caret in place between grouped digits. */
  readonly edit?: (before: string, edited: EditedText, deleted: Deleted) => EditedText;
  readonly cleanOnBlur?: (text: string) => string;
  readonly className?: string;
};

/** Uncontrolled: card data stays out of React state, and text typed before hydration survives. */
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
    // Otherwise the session history keeps the card data, and Back restores it.
    const forget = () => {
      if (input.current !== null) input.current.value = '';
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  function onInput({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
    // No key press before the input: paste, autofill or dictation.
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
        name={autoComplete}
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
