import { enter } from '@/scripts/export/browser/early-controls';

/** Keeps what is typed until a field takes the focus, as that of the search does once it is open. */
export function createTypeAhead() {
  let typed = '';
  let isSubmitted = false;

  /** Keeps what a key does to the text; other keys and shortcuts are left to the browser. */
  function keep(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') typed = '';
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter') return;
    isSubmitted = key === 'Enter';
    // Space and Enter would press the focused button.
    event.preventDefault();
  }

  /** Enters what was typed into the focused field, and submits its form if Enter ended it. Without a field it is kept. */
  async function enterTyped(): Promise<void> {
    const field = document.activeElement;
    if (typed === '' || !(field instanceof HTMLInputElement)) return;
    await enter(field, typed, 'input');
    typed = '';
    if (isSubmitted) field.form?.requestSubmit();
  }

  return { keep, enterTyped };
}
