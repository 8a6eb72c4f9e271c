import { useEffect, useState } from 'react';

/** The last of them tells of a press that scripts/export/browser/held-presses.ts holds. */
const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input', 'dragend'];

/** Captured, because React stops events before they reach what it has not hydrated. */
const options = { capture: true, passive: true, once: true };

/** In ms: how long parts of a page that was used before hydration leave the processor to the answer. */
const answerMs = 300;

/** Calls `react` once the page is used, or soon if it was; more than once if there are several interactions. */
export function whenUsed(react: () => void): void {
  // scripts/export/browser/first-interaction.ts has seen an interaction before hydration.
  if (document.documentElement.hasAttribute('data-used')) setTimeout(react, answerMs);
  else for (const type of interactions) window.addEventListener(type, react, options);
}

/** True once the page is hydrated and used. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  return isUsed;
}
