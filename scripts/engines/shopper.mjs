import { findElements } from './find-elements.mjs';

/** In ms; long, for busy machines. */
const patience = 60_000;
const pause = 50;

/**
 * What a shopper does and sees, on top of a driver (see firefox.mjs and webkit.mjs). Each verb waits until the thing it
 * names is there, and throws an error that describes it when it does not appear.
 */
export function shopperWith(driver, origin) {
  async function until(sentence, holds) {
    const end = Date.now() + patience;
    let fault;
    do {
      try {
        const answer = await holds();
        if (answer) return answer;
        fault = undefined;
      } catch (error) {
        fault = error; // The page was just being exchanged, or the thing moved away.
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    } while (Date.now() < end);
    throw new Error(`not within ${patience / 1000} s: ${sentence}`, { cause: fault });
  }

  const inWords = ({ role, name, text, within }) =>
    [role, name && `"${name}"`, text && `with "${text}"`, within && `in ${inWords(within)}`]
      .filter(Boolean)
      .join(' ');
  const texts = (what) => driver.evaluate(findElements, what, 'texts');
  const reach = (what) =>
    until(`${inWords(what)} can be pressed`, () => driver.element(findElements, what, 'met'));
  const first = (what) =>
    until(`${inWords(what)} is hydrated`, () => driver.element(findElements, what, 'first'));

  const shopper = {
    until,
    texts,
    evaluate: driver.evaluate,
    key: driver.key,
    resize: async (width, height) => {
      await driver.resize(width, height);
      await until(`the window is ${width} wide`, () =>
        driver.evaluate((wanted) => innerWidth === wanted, width),
      );
    },
    open: async (path) => {
      await driver.open(origin + path);
      await shopper.hydrated();
    },
    reload: async () => {
      await driver.reload();
      await shopper.hydrated();
    },
    /** React has hydrated the page, and no curtain covers it. */
    hydrated: () =>
      until('the page is hydrated', () =>
        driver.evaluate(() => {
          const lift = document.querySelector('button[aria-label="Scroll to top"]');
          const isHydrated = lift?.disabled === false && document.getElementById('chunk-load-guard') === null;
          return isHydrated && document.querySelector('main').ariaBusy === 'false';
        }),
      ),
    arrived: async (path) => {
      const isThere = (wanted) => location.pathname + location.search === wanted;
      await until(`the address is ${path}`, () => driver.evaluate(isThere, path));
      await shopper.hydrated();
    },
    see: (what) => until(`${inWords(what)} is seen`, async () => (await texts(what))[0] !== undefined),
    gone: (what) => until(`${inWords(what)} is gone`, async () => (await texts(what)).length === 0),
    /** Waits until the element's text, or its field's value, is `wanted`. */
    reads: (what, wanted) =>
      until(`${inWords(what)} reads "${wanted}"`, async () => (await texts(what))[0] === wanted),
    press: async (what) => driver.click(await reach(what)),
    type: async (what, text) => driver.type(await reach(what), text),
    focus: async (what) => driver.evaluate((element) => element.focus(), await first(what)),
    /** The name of what has the focus. */
    focused: () =>
      driver.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.innerText),
    /** The value under a key of the browser's storage, parsed. */
    stored: (name) => driver.evaluate((key) => JSON.parse(localStorage.getItem(key)), name),
  };
  return shopper;
}
