declare global {
  interface Window {
    /**
     * Faults of the focused element (WCAG 2.4.7, 2.4.11); undefined without focus, or after the focus has wrapped
     * around to the first control.
     */
    focusFaults: () => { readonly name: string; readonly faults: readonly string[] } | undefined;
  }
}

/** Sets `window.focusFaults`. It is serialised into the page, so it must not use imports. */
export function defineFocusAudit(): void {
  const { controls, nameOf, isTiny, intersectionOf, layerOf } = window.geometry;
  let previous: Element | null = null;

  window.focusFaults = () => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const positionOfPrevious = previous === null ? 0 : element.compareDocumentPosition(previous);
    const hasMovedBack = (positionOfPrevious & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const hasWrappedAround = hasMovedBack && element === document.querySelector(controls);
    if (hasWrappedAround) return undefined;
    previous = element;
    // A visually hidden checkbox or radio shows its focus ring on its label or parent.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const ringCandidates = [
      ...(isTiny(element.getBoundingClientRect()) ? [] : [element]),
      ...labels,
      element.parentElement ?? element,
    ];
    const ringElement = ringCandidates.find((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = (ringElement ?? element).getBoundingClientRect();
    const { left, top, width, height } = intersectionOf(box, new DOMRect(0, 0, innerWidth, innerHeight));
    // Of an element taller than a button (44 px), 44 px must be visible; 1 px is allowed for rounding.
    const isOutOfSight = width < 2 || height < Math.min(box.height, 44) - 1;
    // Nine points of the box are checked. The scroll-to-top button may cover two of a wide field.
    const maxCoveredPoints = 2;
    const covers = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].flatMap((y) => {
        const topElement = document.elementFromPoint(left + width * x, top + height * y);
        const layer = topElement === null ? undefined : layerOf(topElement);
        return layer === undefined || layer.contains(element) ? [] : [`under ${nameOf(layer)}`];
      }),
    );
    return {
      name: nameOf(element),
      faults: [
        ...(hasMovedBack ? ['before the previous stop'] : []),
        ...(ringElement === undefined ? ['not marked'] : []),
        ...(isOutOfSight ? ['out of sight'] : []),
        ...(covers.length > maxCoveredPoints ? new Set(covers) : []),
      ],
    };
  };
}
