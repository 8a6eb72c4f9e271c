/** A thing on the page with the box that counts for it. */
export type Shown = { readonly element: Element; readonly box: DOMRect };

/** What all who look at a page need to know of it. */
type Sight = {
  /** All that can be pressed or typed into. */
  readonly controls: string;
  readonly nameOf: (element: Element) => string;
  readonly isTiny: (box: DOMRect) => boolean;
  readonly isDrawn: (element: Element) => boolean;
  readonly meet: (a: DOMRect, b: DOMRect) => DOMRect;
  readonly isOn: (a: DOMRect, b: DOMRect) => boolean;
  readonly layerOf: (element: Element) => Element | undefined;
  readonly isStretched: (element: Element) => boolean;
  readonly shownControls: () => Shown[];
};

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Runs in the browser, so that it can use nothing from outside itself. */
export function defineSight(): void {
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

  function nameOf(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`;
  }
  /** For screen readers alone, such boxes are. */
  function isTiny({ width, height }: DOMRect): boolean {
    return width <= 4 || height <= 4;
  }
  function isDrawn(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }
  function meet(a: DOMRect, b: DOMRect): DOMRect {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const width = Math.max(0, Math.min(a.right, b.right) - left);
    return new DOMRect(left, top, width, Math.max(0, Math.min(a.bottom, b.bottom) - top));
  }
  function join(a: DOMRect, b: DOMRect): DOMRect {
    const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
    return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
  }
  function isOn(a: DOMRect, b: DOMRect): boolean {
    const { width, height } = meet(a, b);
    return width > 1 && height > 1;
  }

  /**
   * What floats over the page: the header and its search bar, the bar at the thumb, notices, the button to the top, a
   * dialog.
   */
  function layerOf(element: Element): Element | undefined {
    let at: Element | null = element;
    while (at !== null && !at.matches('header, [role=search]') && getComputedStyle(at).position !== 'fixed')
      at = at.parentElement;
    return at ?? undefined;
  }

  /** A link whose target is the card around it. */
  function isStretched(element: Element): boolean {
    return getComputedStyle(element, '::after').position === 'absolute';
  }

  /** Where a press counts. */
  function targetOf(element: Element): DOMRect {
    if (isStretched(element) && element instanceof HTMLElement)
      return element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
    const own = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    if (label === undefined || !element.matches('[type=checkbox], [type=radio]')) return own;
    return isTiny(own) ? targetOf(label) : join(own, targetOf(label));
  }

  function shownControls(): Shown[] {
    return [...document.querySelectorAll(controls)]
      .filter(isDrawn)
      .map((element) => ({ element, box: targetOf(element) }))
      .filter(({ box }) => !isTiny(box) && box.bottom + window.scrollY > 0);
  }

  Object.assign(window, {
    sight: { controls, nameOf, isTiny, isDrawn, meet, isOn, layerOf, isStretched, shownControls },
  });
}
