import { readFileSync, realpathSync, statSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { programsOnPath } from '../run.mjs';

const timeoutMs = 120_000;

/** Firefox logs this error when a page is left, or an image removed, while the service worker loads a file. */
const abortedRequest = /Failed to load .+ A ServiceWorker intercepted the request/;

/** The path of Firefox, or undefined. Ubuntu's snap is ignored, because it cannot read a profile in a temporary folder. */
export function findFirefox() {
  return programsOnPath(['firefox-esr', 'firefox']).find((path) => !isSnap(realpathSync(path)));
}

const maxScriptBytes = 10_000;

/** A snap is a link to the program `snap`, or a short shell script that starts it. */
function isSnap(path) {
  if (path.endsWith('/snap')) return true;
  return statSync(path).size < maxScriptBytes && readFileSync(path, 'utf8').includes('/snap/');
}

/** Starts Firefox, which Puppeteer drives by WebDriver BiDi, without a driver program. It writes into `folder` only. */
export async function openFirefox(folder) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    env: { ...process.env, HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder },
    timeout: timeoutMs,
    protocolTimeout: timeoutMs,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeoutMs);
  const errors = [];
  const addError = (text) => {
    if (!abortedRequest.test(text)) errors.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) addError(message.text());
  });
  page.on('pageerror', (error) => addError(String(error)));
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    /** Resolves to the element that the function returns, or to null. */
    element: async (fn, ...args) => (await page.evaluateHandle(fn, ...args)).asElement(),
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    pressKey: (name) => page.keyboard.press(name),
    /** The warnings and errors that were logged or thrown since the last call. */
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
