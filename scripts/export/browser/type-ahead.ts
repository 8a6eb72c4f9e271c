import { enter } from '@/scripts/export/browser/early-controls';

/** Keeps what is typed until a field takes the focus, as that of the search does once it is open. */
export function createTypeAhead() {
  let typed = '';

  /** Keeps the character that a key types; other keys and shortcuts are left to the browser. */
  function keep(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length > 1 || ctrlKey || metaKey || altKey) return;
    // Space would press the focused button.
    event.preventDefault();
    typed += key;
  }

  /** Enters what was typed into the focused field; without one it is kept. */
  async function enterTyped(): Promise<void> {
    const field = document.activeElement;
    if (typed === '' || !(field instanceof HTMLInputElement)) return;
    await enter(field, typed, 'input');
    typed = '';
  }

  return { keep, enterTyped };
}
