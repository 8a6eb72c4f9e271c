const product = '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder';

/**
 * The controls that the benchmarks press; all but the quantity are in the first view of a phone. `selector` and `text` find the
 * control, `answer` finds what the shopper sees once the press is done, and `countDone` runs in the page and returns how
 * often it was done.
 */
export const pressedControls = {
  'add to cart': {
    path: product,
    selector: '.buy-bar button',
    answer: 'header a[aria-label="Cart, 1 item"]',
    countDone: () => JSON.parse(localStorage.getItem('Cart') ?? '[]')[0]?.qty ?? 0,
  },
  filter: {
    path: '/OurStore',
    selector: 'main button',
    text: 'Filters',
    answer: 'dialog[open][aria-label="Filters"] select',
    countDone: () => document.querySelectorAll('dialog[open]').length,
  },
  menu: {
    path: '/',
    selector: 'header [aria-label="Menu"]',
    answer: 'dialog[open][aria-label="Menu"] a',
    countDone: () => document.querySelectorAll('dialog[open]').length,
  },
  heart: {
    path: '/OurStore',
    selector: 'main article button[aria-label^="Add to wishlist"]',
    answer: 'main article button[aria-label^="Add to wishlist"][aria-pressed="true"]',
    // A second press says in an alert that the product is on the wishlist already.
    countDone: () =>
      document.querySelectorAll('main article button[aria-pressed="true"]').length +
      document.querySelectorAll('[data-notice][role="alert"]').length,
  },
  quantity: {
    path: product,
    selector: 'main button[aria-label="Increase quantity"]',
    answer: 'main input[name="quantity"][aria-valuenow="2"]',
    countDone: () => Number(document.querySelector('main input[name="quantity"]')?.ariaValueNow ?? 1) - 1,
  },
};

/**
 * Runs in the page: the first such control that is painted, or null.
 * @param {{ selector: string, text?: string }} control
 */
export function findControl({ selector, text }) {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return null;
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  const hasText = (element) => text === undefined || element.textContent.trim() === text;
  return (
    [...document.querySelectorAll(selector)].find((element) => hasText(element) && isShown(element)) ?? null
  );
}
