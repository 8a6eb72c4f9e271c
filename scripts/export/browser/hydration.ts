/** The message of components/layout/chunk-load-guard.tsx, which React removes when it hydrates the page. */
export function hydrationMessage(): HTMLElement | null {
  return document.getElementById('chunk-load-guard');
}

export function isHydrated(): boolean {
  return document.readyState !== 'loading' && hydrationMessage() === null;
}
