/**
 * Runs in the page. `what` names a thing as a shopper would: its role and name, or a text it holds, within another thing.
 * Answers by `how`: the `texts` of all that are visible, the first that is `enabled`, or the first `within reach` of a press.
 */
export function findElements(what, how) {
  const selectors = {
    alert: '[role="alert"]',
    article: 'article',
    banner: 'body > header',
    button: 'button',
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
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) =>
    plain(element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent);

  function found({ role, name, text, within }) {
    const places = within === undefined ? [document] : found(within);
    return places
      .flatMap((place) => [...place.querySelectorAll(selectors[role])])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => name === undefined || nameOf(element) === name)
      .filter((element) => text === undefined || plain(element.innerText).includes(text));
  }

  function isWithinReach(element) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isMoving = document.getAnimations().some(({ effect }) => effect.target?.contains(element));
    return element.contains(top) && !isMoving;
  }

  const seen = found(what);
  if (how === 'texts')
    return seen.map((element) => plain(element.matches('input') ? element.value : element.innerText));
  if (how === 'enabled') return seen.find((element) => !element.disabled) ?? null;
  return seen.find((element) => !element.disabled && isWithinReach(element)) ?? null;
}
