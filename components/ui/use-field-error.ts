'use client';

import { useId, useState, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** The message of the browser as text for below the field, instead of in a bubble, until something is typed. */
export function useFieldError(describedBy?: string) {
  const id = useId();
  const [message, setMessage] = useState('');

  function handleInvalid(event: SyntheticEvent<Control>): void {
    event.preventDefault();
    const control = event.currentTarget;
    setMessage(control.validationMessage);
    // Without its bubble the browser focuses no field.
    if (control.form?.querySelector('input:invalid, select:invalid') === control) control.focus();
  }

  const hasMessage = message !== '';
  return {
    message,
    messageId: id,
    isInvalid: hasMessage,
    controlProps: {
      'aria-describedby': [describedBy, hasMessage && id].filter(Boolean).join(' ') || undefined,
      onInvalid: handleInvalid,
      onInput: () => setMessage(''),
    },
  };
}
