/** An element and the area that it covers or, for a control, the area that can be pressed. */
export type ElementBox = { readonly element: Element; readonly box: DOMRect };

type Geometry = {
  readonly controls: string;
  readonly nameOf: (element: Element) => string;
  readonly isTiny: (box: DOMRect) => boolean;
  readonly isVisible: (element: Element) => boolean;
  readonly intersectionOf: (a: DOMRect, b: DOMRect) => DOMRect;
  readonly overlap: (a: DOMRect, b: DOMRect) => boolean;
  readonly layerOf: (element: Element) => Element | undefined;
  readonly isStretched: (element: Element) => boolean;
  readonly isReadBefore: (a: DOMRect, b: DOMRect) => boolean;
  readonly shownControls: () => ElementBox[];
};

declare global {
  interface Window {
    geometry: Geometry;
  }
}

/** Sets `window.geometry`. It is serialised into the page, so it must not use imports. */
export function defineGeometry(): void {
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

  function nameOf(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`;
  }
  /** Whether a box is as small as that of a visually hidden element. */
  function isTiny({ width, height }: DOMRect): boolean {
    return width <= 4 || height <= 4;
  }
  function isVisible(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }
  function intersectionOf(a: DOMRect, b: DOMRect): DOMRect {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const width = Math.max(0, Math.min(a.right, b.right) - left);
    return new DOMRect(left, top, width, Math.max(0, Math.min(a.bottom, b.bottom) - top));
  }
  function unionOf(a: DOMRect, b: DOMRect): DOMRect {
    const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
    return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
  }
  /** Whether two boxes share more than a pixel in each direction. */
  function overlap(a: DOMRect, b: DOMRect): boolean {
    const { width, height } = intersectionOf(a, b);
    return width > 1 && height > 1;
  }

  /** The sticky or fixed layer that holds an element, such as the header or a dialog; undefined for page content. */
  function layerOf(element: Element): Element | undefined {
    const { position, bottom } = getComputedStyle(element);
    // `bottom` is `auto` for what sticks to the top beside the content, such as the gallery of a product.
    const isBar = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
    if (isBar || element.matches('header, [role=search]')) return element;
    return element.parentElement === null ? undefined : layerOf(element.parentElement);
  }

  /**
   * Whether box `a` is read before box `b`: it is higher up in the same or an earlier column, or it is in an earlier
   * column of the same row. Columns run from left to right, or from right to left on a mirrored page.
   */
  function isReadBefore(a: DOMRect, b: DOMRect): boolean {
    const isMirrored = document.documentElement.dir === 'rtl';
    const isLeftOfB = a.right <= b.left + 1;
    const isRightOfB = a.left >= b.right - 1;
    const isInEarlierColumn = isMirrored ? isRightOfB : isLeftOfB;
    const isInLaterColumn = isMirrored ? isLeftOfB : isRightOfB;
    const isAboveB = a.bottom <= b.top + 1;
    if (isAboveB) return !isInLaterColumn;
    const sharedHeight = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isInRowOfB = sharedHeight > 4;
    return isInRowOfB && isInEarlierColumn;
  }

  /** Whether an element is a link whose ::after covers the card around it. */
  function isStretched(element: Element): boolean {
    return getComputedStyle(element, '::after').position === 'absolute';
  }

  /** The area that can be pressed; that of a checkbox or radio includes its label. */
  function targetOf(element: Element): DOMRect {
    if (isStretched(element) && element instanceof HTMLElement)
      return element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
    const own = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    if (label === undefined || !element.matches('[type=checkbox], [type=radio]')) return own;
    return isTiny(own) ? targetOf(label) : unionOf(own, targetOf(label));
  }

  function shownControls(): ElementBox[] {
    return (
      [...document.querySelectorAll(controls)]
        .filter(isVisible)
        .map((element) => ({ element, box: targetOf(element) }))
        // What lies above the top of the page cannot be scrolled to.
        .filter(({ box }) => !isTiny(box) && box.bottom + window.scrollY > 0)
    );
  }

  Object.assign(window, {
    geometry: {
      controls,
      nameOf,
      isTiny,
      isVisible,
      intersectionOf,
      overlap,
      layerOf,
      isStretched,
      isReadBefore,
      shownControls,
    },
  });
}
