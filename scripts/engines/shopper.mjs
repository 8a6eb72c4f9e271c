import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { findElements } from './find-elements.mjs';
import { findFirefox, openFirefox } from './firefox.mjs';
import { findWebKit, openWebKit } from './webkit.mjs';

const engines = {
  Firefox: { find: findFirefox, open: openFirefox },
  WebKit: { find: findWebKit, open: openWebKit },
};

/** Each test gets a shopper whose browser remembers nothing, and fails when the page logs an error or warning. */
export const test = base.extend({
  engine: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'minato-engine-'));
      const driver = await engines[engine].open(folder);
      await use(driver);
      await driver.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopper: async ({ driver, baseURL }, use) => {
    await driver.open(`${baseURL}/robots.txt`);
    await driver.evaluate(() => localStorage.clear());
    await use(createShopper(driver, baseURL));
    expect(await driver.takeErrors()).toEqual([]);
  },
});

// CI must not skip an engine.
test.skip(({ engine }) => !engines[engine].find() && !process.env.CI, 'the browser is not installed here');

/** What a shopper does and sees. Each verb waits until what it names is there. */
function createShopper(driver, origin) {
  /** Tries again where the page was just being exchanged, or a thing moved away. */
  const until = (assertion) => expect(assertion).toPass({ intervals: [50] });
  const texts = (what) => driver.evaluate(findElements, what, 'texts');
  const find = async (what, how) => {
    let element;
    await until(async () => {
      element = await driver.element(findElements, what, how);
      expect(element, `${describe(what)}, ${how}`).toBeTruthy();
    });
    return element;
  };

  const shopper = {
    until,
    texts,
    evaluate: driver.evaluate,
    key: driver.key,
    resize: async (width, height) => {
      await driver.resize(width, height);
      await until(async () => expect(await driver.evaluate(() => innerWidth)).toBe(width));
    },
    open: async (path) => {
      await driver.open(origin + path);
      await shopper.hydrated();
    },
    reload: async () => {
      await driver.reload();
      await shopper.hydrated();
    },
    hydrated: () => until(async () => expect(await driver.evaluate(isHydrated), 'is hydrated').toBe(true)),
    arrived: async (path) => {
      await until(async () =>
        expect(await driver.evaluate(() => location.pathname + location.search)).toBe(path),
      );
      await shopper.hydrated();
    },
    see: (what) => until(async () => expect(await texts(what), describe(what)).not.toEqual([])),
    gone: (what) => until(async () => expect(await texts(what), describe(what)).toEqual([])),
    /** Waits until the texts of all such elements, or the values of fields, are these. */
    reads: (what, ...wanted) => until(async () => expect(await texts(what), describe(what)).toEqual(wanted)),
    press: async (what) => driver.click(await find(what, 'within reach')),
    type: async (what, text) => driver.type(await find(what, 'within reach'), text),
    focus: async (what) => driver.evaluate((element) => element.focus(), await find(what, 'enabled')),
    /** Waits until what has this name has the focus. */
    focused: (name) => until(async () => expect(await driver.evaluate(nameOfFocused)).toBe(name)),
    /** The value under a key of the browser's storage, parsed. */
    stored: (name) => driver.evaluate((key) => JSON.parse(localStorage.getItem(key)), name),
  };
  return shopper;
}

function describe({ role, name, text, within }) {
  return [role, name && `"${name}"`, text && `with "${text}"`, within && `in ${describe(within)}`]
    .filter(Boolean)
    .join(' ');
}

/** Runs in the page: React has hydrated it, and no curtain covers it. */
function isHydrated() {
  const button = document.querySelector('button[aria-label="Scroll to top"]');
  const hasLoaded = button?.disabled === false && document.getElementById('chunk-load-guard') === null;
  return hasLoaded && document.querySelector('main').ariaBusy === 'false';
}

/** Runs in the page. */
function nameOfFocused() {
  return document.activeElement?.ariaLabel ?? document.activeElement?.innerText;
}
