import { expect, mergeTests } from 'playwright/test';
import { installLayoutAudit } from '../layout-audit';
import { test as storefrontTest, waitForHydration } from '../storefront';
import { test as contractTest } from './contract-test';

const test = mergeTests(storefrontTest, contractTest);

test('no text of a product card comes closer than 4 pixels to another, or to the stars', async ({ page }) => {
  await installLayoutAudit(page);
  await page.goto('/OurStore');
  await waitForHydration(page);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const faults = await cards.evaluateAll((articles) => {
    const { isTiny, overlap } = window.geometry;
    /** The stars, and each text as the middles of its lines, because line boxes may overlap. */
    function partsOf(article: Element): DOMRect[][] {
      const parts = [...article.querySelectorAll('[role=img]')].map((stars) => [
        stars.getBoundingClientRect(),
      ]);
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (isTiny(text.parentElement?.getBoundingClientRect() ?? new DOMRect())) continue;
        const middleOf = ({ x, y, width, height }: DOMRect) =>
          new DOMRect(x, y + height * 0.3, width, height * 0.4);
        parts.push([...range.getClientRects()].map(middleOf));
      }
      return parts;
    }
    // Boxes that share at most a pixel do not overlap, so five pixels are added.
    const widened = ({ x, y, width, height }: DOMRect) => new DOMRect(x - 5, y, width + 10, height);
    const areClose = (part: readonly DOMRect[], other: readonly DOMRect[]) =>
      part.some((box) => other.some((otherBox) => overlap(widened(box), otherBox)));
    return articles
      .filter((article) =>
        partsOf(article).some((part, index, parts) =>
          parts.slice(index + 1).some((other) => areClose(part, other)),
        ),
      )
      .map((article) => article.textContent);
  });
  expect(faults).toEqual([]);
});
