declare global {
  interface Window {
    /** Faults of the focused element (WCAG 2.4.7, 2.4.11); undefined without focus. */
    focusFaults: () => { readonly name: string; readonly faults: readonly string[] } | undefined;
  }
}

/** Serialised into the page, so it must not use imports. */
export function defineFocusAudit(): void {
  const { controls, nameOf, isTiny, meet, layerOf } = window.geometry;
  let last: Element | null = null;

  window.focusFaults = () => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const isBack =
      last !== null && (element.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    // The focus wraps around after the last stop.
    if (isBack && element === document.querySelector(controls)) return undefined;
    last = element;
    // A hidden box shows its focus ring on its label or parent.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const bearers = [
      ...(isTiny(element.getBoundingClientRect()) ? [] : [element]),
      ...labels,
      element.parentElement ?? element,
    ];
    const marked = bearers.find((bearer) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(bearer);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const whole = (marked ?? element).getBoundingClientRect();
    const { left, top, width, height } = meet(whole, new DOMRect(0, 0, innerWidth, innerHeight));
    const isOut = width < 2 || height < Math.min(whole.height, 44) - 1;
    const covers = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].flatMap((y) => {
        const over = document.elementFromPoint(left + width * x, top + height * y);
        const layer = over === null ? undefined : layerOf(over);
        return layer === undefined || layer.contains(element) ? [] : [`under ${nameOf(layer)}`];
      }),
    );
    return {
      name: nameOf(element),
      faults: [
        ...(isBack ? ['before the one before it'] : []),
        ...(marked === undefined ? ['not marked'] : []),
        ...(isOut ? ['out of sight'] : []),
        // The scroll-to-top button may cover a corner of a wide field.
        ...(covers.length > 2 ? new Set(covers) : []),
      ],
    };
  };
}
