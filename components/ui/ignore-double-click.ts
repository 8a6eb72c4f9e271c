import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, which would hit the item that moved into place. */
export function ignoreDoubleClick(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) action();
  };
}
