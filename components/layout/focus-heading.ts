export function focusPageHeading(): void {
  focusHeading(document.querySelector('main h1'));
}

export function focusHeading(heading: Element | null): void {
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
