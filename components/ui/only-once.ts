import type { MouseEvent } from 'react';

/** Passes over the second click of a double click: what stood there has gone, and its neighbour has moved up. */
export function onlyOnce(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) action();
  };
}
