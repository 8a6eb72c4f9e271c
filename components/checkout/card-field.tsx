'use client';

import { useEffect, useId, useRef, type InputEvent } from 'react';
import { FieldLabel } from '@/components/ui/field-label';
import type { EditedText } from '@/lib/domain/payment-card';

type Source = 'typed' | 'pasted';
type Deleted = 'backward' | 'forward' | 'nothing';

type Props = {
  readonly label: string;
  readonly placeholder?: string;
  readonly autoComplete: string;
  readonly clean: (text: string, source: Source) => string;
  /** Used instead of `clean` on input, if the caret must keep its place between grouped digits. */
  readonly edit?: (before: string, edited: EditedText, deleted: Deleted) => EditedText;
  readonly cleanOnBlur?: (text: string) => string;
  readonly className?: string;
};

/** The input is uncontrolled, so that card data stays out of React state, and text typed before hydration stays. */
export function CardField({
  label,
  placeholder,
  autoComplete,
  clean,
  edit,
  cleanOnBlur,
  className = '',
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasKeyPressed = useRef(false);
  const previousText = useRef('');

  useEffect(() => {
    if (input.current === null) return;
    input.current.value = clean(input.current.value, 'pasted');
    previousText.current = input.current.value;
  }, [clean]);

  useEffect(() => {
    // Otherwise the session history keeps the card data, and Back restores it.
    const clearInput = () => {
      if (input.current !== null) input.current.value = '';
    };
    window.addEventListener('pagehide', clearInput);
    return () => window.removeEventListener('pagehide', clearInput);
  }, []);

  function onInput({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
    // An input without a key press before it comes from paste, autofill or dictation.
    const cleaned = clean(field.value, wasKeyPressed.current ? 'typed' : 'pasted');
    wasKeyPressed.current = false;
    const { length } = field.value;
    const edited = { text: field.value, caret: field.selectionEnd ?? length };
    const charactersAfterCaret = length - edited.caret;
    const { text, caret } = edit?.(previousText.current, edited, deletedBy(nativeEvent)) ?? {
      text: cleaned,
      caret: Math.max(0, cleaned.length - charactersAfterCaret),
    };
    previousText.current = text;
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
        placeholder={placeholder}
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

/** Says on which side of the caret the input event has deleted text. */
function deletedBy({ inputType = '' }: { readonly inputType?: string }): Deleted {
  if (!inputType.startsWith('delete')) return 'nothing';
  if (inputType.endsWith('Backward')) return 'backward';
  return inputType.endsWith('Forward') ? 'forward' : 'nothing';
}
