/** Clicks by mouse position: Playwright's own click does work inside the event. */
async function press(page, selector, index = 0) {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

async function step(page, label, key) {
  await page.getByLabel(label, { exact: true }).first().focus();
  return () => page.keyboard.press(key);
}

/** Each interaction with its maximum event duration in ms. `prepare` returns the press to be measured. */
export const interactions = {
  'add to cart': {
    path: '/OurStore',
    most: 60,
    prepare: (page, round) => press(page, '[aria-label^="Add to cart"]', round),
  },
  quantity: { path: '/Cart', most: 60, prepare: (page) => press(page, 'main [aria-label^="Increase"]') },
  slider: { path: '/OurStore', most: 60, prepare: (page) => step(page, 'Minimum price', 'ArrowRight') },
  filter: { path: '/OurStore', most: 100, prepare: (page) => step(page, 'Category', 'ArrowDown') },
  sort: { path: '/OurStore', most: 100, prepare: (page) => step(page, 'Sort by', 'ArrowDown') },
  'open a product': {
    path: '/OurStore',
    most: 100,
    prepare: (page, round) => press(page, 'main article:not(:has(.opacity-55)) h3 a', round),
    isLeaving: true,
  },
};
