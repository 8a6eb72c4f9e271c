'use client';

import type { KeyboardEvent } from 'react';

/** The checkbox of ZoomablePicture, which stands in its scroll container. */
export function ZoomCheckbox({ id }: { readonly id: string }) {
  return (
    <input
      type="checkbox"
      id={id}
      name="zoom"
      onChange={({ currentTarget: { parentElement: pane } }) => scrollToPack(pane)}
      onKeyDown={zoomOutOnEscape}
    />
  );
}

/** A pack stands on its ground, so its middle is a little below that of the picture. */
function scrollToPack(pane: HTMLElement | null): void {
  if (pane === null) return;
  // In a right-to-left page, scrollLeft starts at 0 and is negative.
  const sign = getComputedStyle(pane).direction === 'rtl' ? -1 : 1;
  pane.scrollTo({
    left: (sign * (pane.scrollWidth - pane.clientWidth)) / 2,
    top: (pane.scrollHeight - pane.clientHeight) * 0.55,
    behavior: 'instant',
  });
}

function zoomOutOnEscape({ key, currentTarget: checkbox }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Escape' && checkbox.checked) checkbox.click();
}
