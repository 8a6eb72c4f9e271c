import type { Page } from 'playwright/test';
import { defineFocusAudit } from './focus-audit';
import { defineShiftAudit } from './shift-audit';
import { defineGeometry, type DrawnBox } from './dom-geometry';

type LayoutAudit = {
  /** Overlapping, clipped or overflowing text and controls, and horizontal scrolling. */
  readonly layoutFaults: () => string[];
  /** Targets below 24 px, or 44 px for fields, buttons and button-like links (WCAG 2.5.8). */
  readonly targetFaults: () => string[];
  /** Focus order against reading order (WCAG 2.4.3). */
  readonly orderFaults: () => string[];
  /** Faults in headings, and in names of navigation and landmarks. */
  readonly outlineFaults: () => string[];
};

declare global {
  interface Window {
    layoutAudit: LayoutAudit;
  }
}

export async function installLayoutAudit(page: Page): Promise<void> {
  // One script, because the order of several is not guaranteed.
  await page.addInitScript({
    content: [defineGeometry, defineLayoutAudit, defineFocusAudit, defineShiftAudit]
      .map((define) => `(${String(define)})();`)
      .join('\n'),
  });
}

/** Serialised into the page, so it must not use imports. */
export function defineLayoutAudit(): void {
  const { nameOf, isTiny, isDrawn, intersectionOf, overlap, layerOf, isStretched, shownControls } =
    window.geometry;

  /** The ancestors that clip an element. */
  function clippingAncestorsOf(element: Element | null, known: Map<Element, Element[]>): Element[] {
    if (element === null || element === document.body) return [];
    const held = known.get(element);
    if (held !== undefined) return held;
    const { overflowX, position } = getComputedStyle(element);
    const outer = position === 'fixed' ? [] : clippingAncestorsOf(element.parentElement, known);
    const frames = overflowX === 'visible' ? outer : [element, ...outer];
    known.set(element, frames);
    return frames;
  }

  /** One box per line of text, its middle only: line boxes may overlap. */
  function textLines(known: Map<Element, Element[]>): DrawnBox[] {
    const lines: DrawnBox[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isDrawn(element)) continue;
      if (clippingAncestorsOf(element, known).some((frame) => isTiny(frame.getBoundingClientRect())))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2) lines.push({ element, box: new DOMRect(x, y + height * 0.3, width, height * 0.4) });
    }
    return lines;
  }

  /** Two slider handles share a track; a button may cover a field's end padding. */
  function isMeant({ element }: DrawnBox, { box }: DrawnBox): boolean {
    const padding = Number.parseFloat(getComputedStyle(element).paddingInlineEnd);
    return element.matches('[type=range]') || (element.matches('input') && padding >= box.width);
  }

  /** Overlaps within one layer between elements that do not contain each other. */
  function collisions(all: readonly DrawnBox[]): string[] {
    const sorted = all.toSorted((a, b) => a.box.top - b.box.top);
    return sorted.flatMap((a, index) => {
      const found: string[] = [];
      for (const b of sorted.slice(index + 1)) {
        if (b.box.top > a.box.bottom) break;
        const isApart =
          a.element.contains(b.element) || b.element.contains(a.element) || !overlap(a.box, b.box);
        if (!isApart && !isMeant(a, b) && !isMeant(b, a) && layerOf(a.element) === layerOf(b.element))
          found.push(`${nameOf(a.element)} and ${nameOf(b.element)} lie on one another`);
      }
      return found;
    });
  }

  function layoutFaults(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    const known = new Map<Element, Element[]>();
    const lines = textLines(known).flatMap(({ element, box }) => {
      const frames = clippingAncestorsOf(element, known);
      const seen = frames.map((frame) => frame.getBoundingClientRect()).reduce(intersectionOf, box);
      const canScroll = frames.some((frame) => /auto|scroll/.test(getComputedStyle(frame).overflowX));
      return canScroll && seen.width === 0 ? [] : [{ element, box, seen, canScroll }];
    });
    const faults = lines.flatMap(({ element, box, seen, canScroll }) => {
      const control = element.closest('a, button, label, summary')?.getBoundingClientRect() ?? box;
      const inside = intersectionOf(box, control);
      return [
        ...(!canScroll && (seen.width < box.width - 2 || seen.height < box.height - 2) ? ['is cut off'] : []),
        ...(!canScroll && (seen.left < -1 || seen.right > clientWidth + 1) ? ['is beyond the window'] : []),
        ...(inside.width < box.width - 2 || inside.height < box.height - 2
          ? ['is larger than its control']
          : []),
      ].map((fault) => `${nameOf(element)} ${fault}`);
    });
    const pressed = shownControls().filter(({ element }) => !isStretched(element));
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...new Set(faults),
      ...collisions(lines.map(({ element, seen }) => ({ element, box: seen }))),
      ...collisions(
        pressed.map(({ element, box }) => ({
          element,
          box: clippingAncestorsOf(element, known)
            .map((frame) => frame.getBoundingClientRect())
            .reduce(intersectionOf, box),
        })),
      ),
    ];
  }

  function isInText(element: Element): boolean {
    const around = element.closest('p, li, dd, td');
    return (
      getComputedStyle(element).display === 'inline' &&
      around?.textContent.trim() !== element.textContent.trim()
    );
  }

  function targetFaults(): string[] {
    return shownControls().flatMap(({ element, box: { width, height } }) => {
      if (isInText(element)) return [];
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const isMain = element.matches('a')
        ? backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          borderTopWidth !== '0px' ||
          element.closest('header') !== null
        : !element.matches('[type=checkbox], [type=radio], [type=range]');
      const isSmall = Math.min(width, height) < (isMain ? 43.5 : 23.5);
      return isSmall ? [`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)} px`] : [];
    });
  }

  function orderFaults(): string[] {
    const isMirrored = document.documentElement.dir === 'rtl';
    const forced = [...document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])')];
    const stops = shownControls();
    const swapped = stops.flatMap(({ element, box }, index) => {
      const next = stops[index + 1];
      if (next === undefined || layerOf(element) !== layerOf(next.element) || overlap(box, next.box))
        return [];
      const [isAfter, isBefore] = isMirrored
        ? [next.box.right <= box.left + 1, next.box.left >= box.right - 1]
        : [next.box.left >= box.right - 1, next.box.right <= box.left + 1];
      const isAbove = next.box.bottom <= box.top + 1;
      const isBeside = Math.min(next.box.bottom, box.bottom) - Math.max(next.box.top, box.top) > 4;
      // A higher element may start the next column.
      return (isAbove && !isAfter) || (isBeside && isBefore)
        ? [`${nameOf(next.element)} comes after ${nameOf(element)}`]
        : [];
    });
    return [...forced.map((element) => `${nameOf(element)} takes its own place`), ...swapped];
  }

  function outlineFaults(): string[] {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isDrawn);
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const landmarks = [
      ...document.querySelectorAll(
        'nav, aside, main, [role=search], section[aria-labelledby], [aria-label]:is(section, form)',
      ),
    ].filter(isDrawn);
    const names = landmarks.map((landmark) => {
      const by = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent;
      return `${landmark.tagName} ${landmark.getAttribute('aria-label') ?? by ?? ''}`;
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
