import type { Page } from 'playwright/test';
import { defineFocusAudit } from './focus-audit';
import { defineShiftAudit } from './shift-audit';
import { defineGeometry, type ElementBox } from './dom-geometry';

type LayoutAudit = {
  /** Finds text and controls that overlap, overflow or are cut off, and horizontal scrolling. */
  readonly layoutFaults: () => string[];
  /** Finds targets below 24 px, or 44 px for fields, buttons and button-like links (WCAG 2.5.8). */
  readonly targetFaults: () => string[];
  /** Finds controls whose focus order differs from the reading order (WCAG 2.4.3). */
  readonly orderFaults: () => string[];
  /** Finds faults in the levels of headings and in the names of landmarks. */
  readonly outlineFaults: () => string[];
};

declare global {
  interface Window {
    layoutAudit: LayoutAudit;
  }
}

/** Defines the audits on `window`, on each page that loads from now on. */
export async function installLayoutAudit(page: Page): Promise<void> {
  // The audits form one script, because the order of several is not guaranteed.
  await page.addInitScript({
    content: [defineGeometry, defineLayoutAudit, defineFocusAudit, defineShiftAudit]
      .map((define) => `(${String(define)})();`)
      .join('\n'),
  });
}

/** The function is serialised into the page, so it must not use imports. */
export function defineLayoutAudit(): void {
  const { nameOf, isTiny, isVisible, intersectionOf, overlap } = window.geometry;
  const { layerOf, isStretched, isReadBefore, shownControls } = window.geometry;

  /** The element and its ancestors, as far as they clip what overflows them. */
  function clippersOf(element: Element | null, cache: Map<Element, Element[]>): Element[] {
    if (element === null || element === document.body) return [];
    const cached = cache.get(element);
    if (cached !== undefined) return cached;
    const { overflowX, position } = getComputedStyle(element);
    const outer = position === 'fixed' ? [] : clippersOf(element.parentElement, cache);
    const clippers = overflowX === 'visible' ? outer : [element, ...outer];
    cache.set(element, clippers);
    return clippers;
  }

  /** The part of a box that is not clipped. */
  function visiblePart(box: DOMRect, clippers: readonly Element[]): DOMRect {
    return clippers.map((clipper) => clipper.getBoundingClientRect()).reduce(intersectionOf, box);
  }

  // Sections far from the window are otherwise laid out only when it comes near.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('.far-section, .far-card { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [laidOut];

  /** One box for each line of text. It spans only the middle of the line, because line boxes may overlap. */
  function textLines(cache: Map<Element, Element[]>): ElementBox[] {
    const lines: ElementBox[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isVisible(element)) continue;
      if (clippersOf(element, cache).some((clipper) => isTiny(clipper.getBoundingClientRect()))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2) lines.push({ element, box: new DOMRect(x, y + height * 0.3, width, height * 0.4) });
    }
    return lines;
  }

  /** Two slider handles may overlap on their track, and a button may lie in the end padding of a field. */
  function mayCover(cover: ElementBox, { element }: ElementBox): boolean {
    const padding = Number.parseFloat(getComputedStyle(element).paddingInlineEnd);
    return element.matches('[type=range]') || (element.matches('input') && padding >= cover.box.width);
  }

  /** Finds elements of one layer that overlap although none contains the other. */
  function collisions(all: readonly ElementBox[]): string[] {
    const sorted = all.toSorted((a, b) => a.box.top - b.box.top);
    return sorted.flatMap((a, index) => {
      const found: string[] = [];
      for (const b of sorted.slice(index + 1)) {
        if (b.box.top > a.box.bottom) break;
        if (!overlap(a.box, b.box) || layerOf(a.element) !== layerOf(b.element)) continue;
        const isNested = a.element.contains(b.element) || b.element.contains(a.element);
        if (!isNested && !mayCover(a, b) && !mayCover(b, a))
          found.push(`${nameOf(a.element)} and ${nameOf(b.element)} lie on one another`);
      }
      return found;
    });
  }

  /** Whether more than two pixels of the width or height are missing. */
  function isSmaller(part: DOMRect, whole: DOMRect): boolean {
    return part.width < whole.width - 2 || part.height < whole.height - 2;
  }

  function layoutFaults(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cache = new Map<Element, Element[]>();
    const lines = textLines(cache).flatMap(({ element, box }) => {
      const clippers = clippersOf(element, cache);
      const visible = visiblePart(box, clippers);
      const canScroll = clippers.some((clipper) => /auto|scroll/.test(getComputedStyle(clipper).overflowX));
      return canScroll && visible.width === 0 ? [] : [{ element, box, visible, canScroll }];
    });
    const faults = lines.flatMap(({ element, box, visible, canScroll }) => {
      const control = element.closest('a, button, label, summary')?.getBoundingClientRect() ?? box;
      const isCutOff = !canScroll && isSmaller(visible, box);
      const isBeyondWindow = !canScroll && (visible.left < -1 || visible.right > clientWidth + 1);
      return [
        ...(isCutOff ? ['is cut off'] : []),
        ...(isBeyondWindow ? ['is beyond the window'] : []),
        ...(isSmaller(intersectionOf(box, control), box) ? ['is larger than its control'] : []),
      ].map((fault) => `${nameOf(element)} ${fault}`);
    });
    const controls = shownControls().filter(({ element }) => !isStretched(element));
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...new Set(faults),
      ...collisions(lines.map(({ element, visible }) => ({ element, box: visible }))),
      ...collisions(
        controls.map(({ element, box }) => ({ element, box: visiblePart(box, clippersOf(element, cache)) })),
      ),
    ];
  }

  /** Whether a link stands within a sentence. */
  function isInText(element: Element): boolean {
    const sentence = element.closest('p, li, dd, td');
    return (
      getComputedStyle(element).display === 'inline' &&
      sentence?.textContent.trim() !== element.textContent.trim()
    );
  }

  function needsLargeTarget(element: Element): boolean {
    if (!element.matches('a')) return !element.matches('[type=checkbox], [type=radio], [type=range]');
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isButtonLike = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    return isButtonLike || element.closest('header') !== null;
  }

  function targetFaults(): string[] {
    return shownControls().flatMap(({ element, box: { width, height } }) => {
      if (isInText(element)) return [];
      const minSize = needsLargeTarget(element) ? 44 : 24;
      // Boxes have fractional sizes, so half a pixel may be missing.
      const isSmall = Math.min(width, height) < minSize - 0.5;
      return isSmall ? [`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)} px`] : [];
    });
  }

  function orderFaults(): string[] {
    const withTabIndex = [...document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])')];
    const stops = shownControls();
    const swapped = stops.flatMap(({ element, box }, index) => {
      const next = stops[index + 1];
      if (next === undefined || layerOf(element) !== layerOf(next.element) || overlap(box, next.box))
        return [];
      return isReadBefore(next.box, box) ? [`${nameOf(next.element)} comes after ${nameOf(element)}`] : [];
    });
    return [...withTabIndex.map((element) => `${nameOf(element)} has a positive tabindex`), ...swapped];
  }

  function outlineFaults(): string[] {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isVisible);
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const landmarks = [
      ...document.querySelectorAll(
        'nav, aside, main, [role=search], section[aria-labelledby], [aria-label]:is(section, form)',
      ),
    ].filter(isVisible);
    // Each consists of a tag and a label, such as "NAV Account".
    const names = landmarks.map((landmark) => {
      const label = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent;
      return `${landmark.tagName} ${landmark.getAttribute('aria-label') ?? label ?? ''}`;
    });
    return [
      ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
      ...headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        .map((heading) => `${nameOf(heading)} leaves a level out`),
      ...names.filter((name) => /^(NAV|ASIDE) $/.test(name)).map((name) => `${name}has no name`),
      ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} is there twice`),
    ];
  }

  Object.assign(window, { layoutAudit: { layoutFaults, targetFaults, orderFaults, outlineFaults } });
}
