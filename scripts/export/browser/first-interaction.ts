const types = ['pointerdown', 'keydown', 'focusin', 'pointerover', 'scroll'];

/**
 * Calls `react` once, at the first sign that the page is used. That is just before the frame that shows what was pressed,
 * so that scripts requested by it run after that frame; in a hidden page it is once it is shown. It also marks the page as
 * used, for what hydrates later. `holdsLinks` says whether a pressed link waits for the router; otherwise the browser
 * follows it.
 */
export function onFirstInteraction(react: () => void, holdsLinks: () => boolean): void {
  function listen(event: Event): void {
    if (!isInteraction(event, holdsLinks())) return;
    for (const type of types) removeEventListener(type, listen, true);
    document.documentElement.setAttribute('data-used', '');
    requestAnimationFrame(react);
  }
  for (const type of types) addEventListener(type, listen, { capture: true, passive: true });
}

/**
 * False for a pointer that moves across the page, and for a pressed link that the browser follows. A control that opens a
 * dialog by itself does so when it is released, which scripts would delay.
 */
function isInteraction({ type, target, pointerType }: Partial<PointerEvent>, holdsLinks: boolean): boolean {
  const pressed =
    target instanceof Element ? target.closest('a, button, input, select, summary, textarea') : null;
  // A finger is only ever over what it touches.
  if (type === 'pointerover') return pointerType === 'mouse' && pressed !== null;
  if (type !== 'pointerdown') return true;
  if (pressed?.hasAttribute('data-opens') === true) return false;
  return holdsLinks || !(pressed instanceof HTMLAnchorElement);
}
