import { useEffect, useState } from 'react';

/** The last of them tells of a press that scripts/export/browser/held-presses.ts holds. */
const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input', 'dragend'];

/** True from the first interaction after hydration. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const react = () => {
      listeners.abort();
      setUsed(true);
    };
    // Captured, because React stops events before they reach what it has not hydrated.
    const options = { capture: true, passive: true, signal: listeners.signal };
    for (const type of interactions) window.addEventListener(type, react, options);
    return () => listeners.abort();
  }, []);
  return isUsed;
}

/** True if the page was used before it was hydrated; scripts/export/browser/first-interaction.ts says so. */
export function wasUsedEarly(): boolean {
  return document.documentElement.hasAttribute('data-used');
}
