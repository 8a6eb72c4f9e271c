export type Shown = { readonly element: Element; readonly box: DOMRect };

type Geometry = {
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
    geometry: Geometry;
  }
}

/** Serialised into the page, so it must not use imports. */
export function defineGeometry(): void {
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

  function nameOf(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`;
  }
  /** Visually hidden elements have boxes this small. */
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

  /** The sticky or fixed layer of an element, such as the header, a notice or a dialog. */
  function layerOf(element: Element): Element | undefined {
    let at: Element | null = element;
    while (at !== null && !at.matches('header, [role=search]') && getComputedStyle(at).position !== 'fixed')
      at = at.parentElement;
    return at ?? undefined;
  }

  /** A link that covers the card around it. */
  function isStretched(element: Element): boolean {
    return getComputedStyle(element, '::after').position === 'absolute';
  }

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
    geometry: { controls, nameOf, isTiny, isDrawn, meet, isOn, layerOf, isStretched, shownControls },
  });
}
