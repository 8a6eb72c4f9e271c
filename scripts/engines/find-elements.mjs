/**
 * Runs in the page. `target` describes elements as a shopper would: by role, name, contained text, and the target that
 * they are within. `result` chooses what is returned: the `texts` of all that are visible, the first that is `enabled`,
 * or the first that is `within reach`, which means that a press at its centre hits it.
 */
export function findElements(target, result) {
  const selectors = {
    alert: '[role="alert"]',
    article: 'article',
    banner: 'body > header',
    button: 'button, [role="button"]',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    listitem: 'li',
    main: 'main',
    notice: '[data-notice]',
    slider: 'input[type="range"]',
    status: '[role="status"]',
    row: 'aside dl > div',
    textbox: 'input:not([type="range"], [type="radio"], [type="checkbox"])',
  };
  const normalizeSpaces = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) =>
    normalizeSpaces(element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent);

  function findAll({ role, name, text, within }) {
    const containers = within === undefined ? [document] : findAll(within);
    return containers
      .flatMap((container) => [...container.querySelectorAll(selectors[role])])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => name === undefined || nameOf(element) === name)
      .filter((element) => text === undefined || normalizeSpaces(element.innerText).includes(text));
  }

  function isWithinReach(element) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
    const isMoving = document.getAnimations().some(({ effect }) => effect.target?.contains(element));
    return element.contains(topmost) && !isMoving;
  }

  const visible = findAll(target);
  if (result === 'texts')
    return visible.map((element) =>
      normalizeSpaces(element.matches('input') ? element.value : element.innerText),
    );
  if (result === 'enabled') return visible.find((element) => !element.disabled) ?? null;
  return visible.find((element) => !element.disabled && isWithinReach(element)) ?? null;
}
