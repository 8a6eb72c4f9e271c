import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFirefox, openFirefox } from '../engines/firefox.mjs';
import { findWebKit, openWebKit } from '../engines/webkit.mjs';
import { UserError, main } from '../run.mjs';
import { startCdnServer } from './cdn-server.mjs';
import { launchChromium } from './chromium.mjs';
import { readExports, row } from './comparison.mjs';
import { findControl, pressedControls } from './pressed-controls.mjs';

const engines = {
  Chromium: { find: () => true, open: openChromium },
  Firefox: { find: findFirefox, open: openFirefox },
  WebKit: { find: findWebKit, open: (folder) => openWebKit(folder, { pageLoadStrategy: 'none' }) },
};

const controlNames = ['add to cart', 'quantity', 'heart', 'filter', 'menu'];
const width = 412;
const height = 823;
/** Files other than pages wait up to so long, and a press comes up to so long after the first paint. */
const maxDelayMs = 1200;
const maxMomentMs = 3000;
const maxAnswerMs = 15_000;
/** A press that is done twice is done the second time within so long. */
const settledMs = 500;
/** How often the driver may fail before the run ends. */
const maxFailures = 10;
const usedOrigins = new Set();

// `npm run bench:lost-presses -- after=out [--presses 300] [--engine WebKit] [--seed 1]`: presses a control once, at a
// random moment of a first visit, and counts how often nothing came of it, or more than one press should do.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      presses: { type: 'string', default: '300' },
      engine: { type: 'string', multiple: true, default: Object.keys(engines) },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  });
  console.log(row('', ['', 'presses', 'lost', 'disabled', 'twice', 'not painted']));
  for (const name of values.engine) {
    if (!engines[name]?.find()) throw new UserError(`There is no ${name} here`);
    for (const one of readExports(positionals)) {
      const results = await pressInEngine(engines[name], one.folder, Number(values.presses), values.seed);
      report(name, one.name, results);
    }
  }
});

async function pressInEngine(engine, folder, presses, seed) {
  const home = mkdtempSync(join(tmpdir(), 'minato-presses-'));
  let driver = await openDriver(engine, home);
  try {
    const results = [];
    let failures = 0;
    while (results.length < presses) {
      const trial = results.length;
      const controlName = controlNames[trial % controlNames.length];
      try {
        results.push(await pressOnce(driver, folder, controlName, `${seed} ${trial}`));
      } catch (error) {
        // On a busy machine the driver itself may fail. That says nothing of the press, which is repeated.
        failures += 1;
        if (failures > maxFailures) throw error;
        console.log(`press ${trial} is repeated in a new browser: ${error.message}`);
        await driver.close().catch(() => {});
        driver = await openDriver(engine, home);
      }
    }
    return results;
  } finally {
    await driver.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openDriver(engine, home) {
  const driver = await engine.open(home);
  await driver.resize(width, height);
  return driver;
}

/** Each press meets a server of its own. */
async function pressOnce(driver, folder, controlName, seed) {
  const control = pressedControls[controlName];
  const delayMs = (path) => (/\/[^/.]*$/.test(path) ? 0 : fraction(`${seed} ${path}`) * maxDelayMs);
  const { origin, stop } = await startOnNewOrigin(folder, { delayMs });
  // Not by the driver, which would wait until the page is loaded.
  const open = (url) =>
    driver.evaluate((target) => setTimeout(() => location.assign(target)), url).catch(() => {});
  try {
    const { selector, text } = control;
    const find = () => driver.element(findControl, { selector, text });
    // The page may reload itself between the two.
    const bring = async () => {
      const element = await find();
      return element && { element, wasDisabled: await driver.evaluate(bringIntoView, element) };
    };
    await open(origin + control.path);
    await until(find);
    const moment = Math.round(fraction(seed) * maxMomentMs);
    await wait(moment);
    const found = await until(bring);
    if (found === undefined) return { seed, controlName, moment, wasPainted: false, done: 1 };
    const { element, wasDisabled } = found;
    await driver.click(element);
    const countDone = () => driver.evaluate(control.countDone);
    await until(async () => (await countDone()) > 0);
    await wait(settledMs);
    return { seed, controlName, moment, wasPainted: true, wasDisabled, done: await countDone() };
  } finally {
    // A page whose server is gone may reload itself, which would cancel the next navigation.
    await open('about:blank');
    await until(() => driver.evaluate(() => location.href === 'about:blank'));
    await stop();
  }
}

/** A server on a port that no press before has met, because its browser may store the cart of that port. */
async function startOnNewOrigin(folder, options) {
  for (;;) {
    const server = await startCdnServer(folder, options);
    if (!usedOrigins.has(server.origin)) {
      usedOrigins.add(server.origin);
      return server;
    }
    await server.stop();
  }
}

/** Runs in the page; returns whether the control is disabled. A bar that sticks to an edge may cover it. */
function bringIntoView(element) {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element.disabled;
}

/** A number from 0 to 1 that depends on the text only. */
function fraction(text) {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** Resolves to what `look` finds, or to undefined; a page that is just being replaced cannot be looked at. */
async function until(look) {
  const deadline = Date.now() + maxAnswerMs;
  while (Date.now() < deadline) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    await wait(20);
  }
  return undefined;
}

/** Drives Chromium by touch, with the functions of the other engines' drivers. */
async function openChromium() {
  const browser = await launchChromium();
  const page = await browser.newPage();
  return {
    resize: () => page.setViewport({ width, height, isMobile: true, hasTouch: true }),
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    element: async (fn, ...args) => (await page.evaluateHandle(fn, ...args)).asElement(),
    click: (element) => element.tap(),
    close: () => browser.close(),
  };
}

function report(engineName, exportName, results) {
  const unpainted = results.filter(({ wasPainted }) => !wasPainted);
  const lost = results.filter(({ done }) => done === 0);
  const disabled = lost.filter(({ wasDisabled }) => wasDisabled);
  const twice = results.filter(({ done }) => done > 1);
  const counts = [results.length - unpainted.length, lost.length, disabled.length, twice.length];
  console.log(row(engineName, [exportName, ...counts, unpainted.length]));
  for (const { seed, controlName } of unpainted) console.log(`  ${seed}: ${controlName} was never painted`);
  for (const { seed, controlName, moment, done } of [...lost, ...twice].filter(
    ({ wasDisabled }) => !wasDisabled,
  ))
    console.log(`  ${seed}: ${controlName}, ${moment} ms after the first paint, was done ${done} times`);
}
