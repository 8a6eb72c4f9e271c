import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, which would hit the item that moved under the mouse. */
export function ignoreDoubleClick(action: () => void): (event: MouseEvent) => void {
  return ({ detail: clickCount }) => {
    if (clickCount <= 1) action();
  };
}
