import { useState } from 'react';

/** `refusals` counts failures since the last success, for SelectableText. */
export function useCopy() {
  const [refusals, setRefusals] = useState(0);
  return {
    refusals,
    copy: async (text: string): Promise<{ readonly kind: 'copied' | 'refused' }> => {
      const isCopied = (await writeToClipboard(text)) || copyBySelection(text);
      setRefusals((count) => (isCopied ? 0 : count + 1));
      return { kind: isCopied ? 'copied' : 'refused' };
    },
  };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Fallback for plain http, where `navigator.clipboard` is undefined. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  const focused = document.activeElement;
  // The field goes into an open dialog, because that makes everything outside it inert.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
