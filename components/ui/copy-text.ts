/** Puts a text on the clipboard, as far as the browser lets us. */
export async function copyText(text: string): Promise<{ readonly kind: 'copied' | 'refused' }> {
  const isCopied = (await copy(text)) || copyBySelection(text);
  return { kind: isCopied ? 'copied' : 'refused' };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The way of before, which also works on plain http, where there is no clipboard. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  const focused = document.activeElement;
  // Under an open dialog all else is out of reach.
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
