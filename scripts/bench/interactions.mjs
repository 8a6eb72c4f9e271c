/** Where a button is, and pressed as a finger would: the test runner's own click does work inside the event. */
async function press(page, selector, index = 0) {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

/** A control that has the focus, changed by a key: a list that is closed, or a handle of the slider. */
async function step(page, label, key) {
  await page.getByLabel(label, { exact: true }).first().focus();
  return () => page.keyboard.press(key);
}

/**
 * What a shopper does, each with the most milliseconds that its event may take. `prepare` brings the page to where one
 * press is left to be done, and answers with that press.
 */
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
