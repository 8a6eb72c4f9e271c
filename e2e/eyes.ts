import type { Page } from '@playwright/test';
import { defineFocusEye } from './focus-eye';
import { defineShiftEye } from './shift-eye';
import { defineSight, type Shown } from './sight';

/** What a page looks like to somebody who measures it; each answer names what is wrong, one line each. */
type Eyes = {
  /**
   * Texts or controls that lie on one another, text that is cut off or beyond its control or the window, a page that
   * scrolls sideways.
   */
  readonly layoutFaults: () => string[];
  /** Targets of less than 24 px; of less than 44 where they are fields, buttons, or links that look like buttons (2.5.8). */
  readonly targetFaults: () => string[];
  /** Stops of the keyboard that come before what is read first (2.4.3). */
  readonly orderFaults: () => string[];
  /** No or a second h1, levels left out, navigation without a name, landmarks that are called the same. */
  readonly outlineFaults: () => string[];
};

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Opens the eyes on the next pages of this tab. */
export async function openEyes(page: Page): Promise<void> {
  // In one script, as the order of several is not certain.
  await page.addInitScript({
    content: [defineSight, defineEyes, defineFocusEye, defineShiftEye]
      .map((define) => `(${String(define)})();`)
      .join('\n'),
  });
}

/** Runs in the browser, so that it can use nothing from outside itself. */
function defineEyes(): void {
  const { nameOf, isTiny, isDrawn, meet, isOn, layerOf, isStretched, shownControls } = window.sight;

  /** The frames around an element that cut off what is beyond them. */
  function framesOf(element: Element | null, known: Map<Element, Element[]>): Element[] {
    if (element === null || element === document.body) return [];
    const held = known.get(element);
    if (held !== undefined) return held;
    const { overflowX, position } = getComputedStyle(element);
    const outer = position === 'fixed' ? [] : framesOf(element.parentElement, known);
    const frames = overflowX === 'visible' ? outer : [element, ...outer];
    known.set(element, frames);
    return frames;
  }

  /** Each line of text: the middle of its letters, as the room above and below them may be shared. */
  function textLines(known: Map<Element, Element[]>): Shown[] {
    const lines: Shown[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isDrawn(element)) continue;
      if (framesOf(element, known).some((frame) => isTiny(frame.getBoundingClientRect()))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2) lines.push({ element, box: new DOMRect(x, y + height * 0.3, width, height * 0.4) });
    }
    return lines;
  }

  /** Two handles share a track, and a button may stand in the room that a field keeps free at its end. */
  function isMeant({ element }: Shown, { box }: Shown): boolean {
    const room = Number.parseFloat(getComputedStyle(element).paddingInlineEnd);
    return element.matches('[type=range]') || (element.matches('input') && room >= box.width);
  }

  /** What lies on one another in one layer, though neither holds the other. */
  function collisions(all: readonly Shown[]): string[] {
    const sorted = all.toSorted((a, b) => a.box.top - b.box.top);
    return sorted.flatMap((a, index) => {
      const found: string[] = [];
      for (const b of sorted.slice(index + 1)) {
        if (b.box.top > a.box.bottom) break;
        const isApart = a.element.contains(b.element) || b.element.contains(a.element) || !isOn(a.box, b.box);
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
      const frames = framesOf(element, known);
      const seen = frames.map((frame) => frame.getBoundingClientRect()).reduce(meet, box);
      const canScroll = frames.some((frame) => /auto|scroll/.test(getComputedStyle(frame).overflowX));
      return canScroll && seen.width === 0 ? [] : [{ element, box, seen, canScroll }];
    });
    const faults = lines.flatMap(({ element, box, seen, canScroll }) => {
      const control = element.closest('a, button, label, summary')?.getBoundingClientRect() ?? box;
      const inside = meet(box, control);
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
          box: framesOf(element, known)
            .map((frame) => frame.getBoundingClientRect())
            .reduce(meet, box),
        })),
      ),
    ];
  }

  /** A link among the words of a sentence, which is as high as its line. */
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
      if (next === undefined || layerOf(element) !== layerOf(next.element) || isOn(box, next.box)) return [];
      const [isAfter, isBefore] = isMirrored
        ? [next.box.right <= box.left + 1, next.box.left >= box.right - 1]
        : [next.box.left >= box.right - 1, next.box.right <= box.left + 1];
      const isAbove = next.box.bottom <= box.top + 1;
      const isBeside = Math.min(next.box.bottom, box.bottom) - Math.max(next.box.top, box.top) > 4;
      // What stands above it may begin the next column.
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

  Object.assign(window, { eyes: { layoutFaults, targetFaults, orderFaults, outlineFaults } });
}
