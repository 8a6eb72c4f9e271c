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

/** What a shopper does and sees. Each function waits until its target is there; findElements describes targets. */
function createShopper(driver, origin) {
  /** Retries, because a navigation or an animation may interrupt an assertion. */
  const retry = (assertion) => expect(assertion).toPass({ intervals: [50] });
  const texts = (target) => driver.evaluate(findElements, target, 'texts');
  const find = async (target, result) => {
    let element;
    await retry(async () => {
      element = await driver.element(findElements, target, result);
      expect(element, `${describe(target)}, ${result}`).toBeTruthy();
    });
    return element;
  };

  const shopper = {
    retry,
    texts,
    evaluate: driver.evaluate,
    pressKey: driver.pressKey,
    resize: async (width, height) => {
      await driver.resize(width, height);
      await retry(async () => expect(await driver.evaluate(() => innerWidth)).toBe(width));
    },
    open: async (path) => {
      await driver.open(origin + path);
      await shopper.waitForHydration();
    },
    reload: async () => {
      await driver.reload();
      await shopper.waitForHydration();
    },
    waitForHydration: () =>
      retry(async () => expect(await driver.evaluate(isHydrated), 'is hydrated').toBe(true)),
    waitForPath: async (path) => {
      await retry(async () =>
        expect(await driver.evaluate(() => location.pathname + location.search)).toBe(path),
      );
      await shopper.waitForHydration();
    },
    waitFor: (target) => retry(async () => expect(await texts(target), describe(target)).not.toEqual([])),
    waitForGone: (target) => retry(async () => expect(await texts(target), describe(target)).toEqual([])),
    /** Waits until the matching elements have exactly these texts, or these values if they are fields. */
    waitForTexts: (target, ...expected) =>
      retry(async () => expect(await texts(target), describe(target)).toEqual(expected)),
    press: async (target) => driver.click(await find(target, 'within reach')),
    type: async (target, text) => driver.type(await find(target, 'within reach'), text),
    focus: async (target) => driver.evaluate((element) => element.focus(), await find(target, 'enabled')),
    waitForFocus: (name) => retry(async () => expect(await driver.evaluate(nameOfFocused)).toBe(name)),
    readStorage: (name) => driver.evaluate((key) => JSON.parse(localStorage.getItem(key)), name),
  };
  return shopper;
}

function describe({ role, name, text, within }) {
  return [role, name && `"${name}"`, text && `with "${text}"`, within && `in ${describe(within)}`]
    .filter(Boolean)
    .join(' ');
}

/** Runs in the page: React has hydrated it, and no curtain covers its content. A page hydrates when it is scrolled. */
function isHydrated() {
  window.dispatchEvent(new Event('scroll'));
  const button = document.querySelector('button[aria-label="Scroll to top"]');
  const hasLoaded = button?.disabled === false && document.getElementById('chunk-load-guard') === null;
  return hasLoaded && document.querySelector('main').ariaBusy === 'false';
}

/** Runs in the page: the name of the focused element. */
function nameOfFocused() {
  return document.activeElement?.ariaLabel ?? document.activeElement?.innerText;
}
