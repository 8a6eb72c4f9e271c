import type { Page } from 'playwright/test';

type Film = { readonly frames: number; readonly changes: readonly string[] };

/**
 * Films the computed styles of what the window shows, in each frame of the page that loads next. The returned function
 * reads how many frames there were, and each change: a page that is styled from its first frame on has none.
 */
export async function filmStyles(page: Page): Promise<() => Promise<Film>> {
  await page.addInitScript(() => {
    const properties = [
      'display position visibility color background-color font-family font-size font-weight line-height',
      'letter-spacing text-align list-style-type text-decoration-line padding margin-top border-width',
      'border-radius flex-direction gap object-fit',
    ].flatMap((line) => line.split(' '));
    const seen = new Map<Element, readonly string[]>();
    const film = { frames: 0, changes: new Array<string>() };
    Object.assign(window, { film });

    function isInWindow(element: Element): boolean {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    }

    function recordFrame(): void {
      requestAnimationFrame(recordFrame);
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return;
      film.frames += 1;
      for (const element of document.querySelectorAll('body, body *')) {
        if (!isInWindow(element)) continue;
        const style = getComputedStyle(element);
        const values = properties.map((property) => style.getPropertyValue(property));
        for (const [index, before] of (seen.get(element) ?? values).entries())
          if (before !== values[index])
            film.changes.push(
              `${element.localName}.${element.getAttribute('class')}: ${properties[index]} ${before} → ${values[index]}`,
            );
        seen.set(element, values);
      }
    }
    requestAnimationFrame(recordFrame);
  });
  return () => page.evaluate<Film>('film');
}
