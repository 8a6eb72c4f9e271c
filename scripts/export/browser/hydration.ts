/** The message of components/layout/chunk-load-guard.tsx, which React removes when it hydrates the page. */
export function hydrationMessage(): HTMLElement | null {
  return document.getElementById('chunk-load-guard');
}

export function isHydrated(): boolean {
  return document.readyState !== 'loading' && hydrationMessage() === null;
}

/** Sends an event that React hydrates the element for at once, though no component listens to it. */
export function askToHydrate(element: Element): void {
  element.dispatchEvent(new Event('dragend', { bubbles: true }));
}
