import { readFileSync, realpathSync, statSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { programsOnPath } from '../run.mjs';

const timeout = 120_000;

/** Firefox reports an error when a list drops a picture whose load the service worker has not answered yet. */
const abortedPicture = /Failed to load .+\/images\/.+ A ServiceWorker intercepted the request/;

/** A Firefox that can be given a profile of its own: the snap of Ubuntu cannot see temporary folders. */
export function findFirefox() {
  return programsOnPath(['firefox-esr', 'firefox']).find((path) => !isSnap(realpathSync(path)));
}

function isSnap(path) {
  return (
    path.endsWith('/snap') || (statSync(path).size < 10_000 && readFileSync(path, 'utf8').includes('/snap/'))
  );
}

/** Firefox over WebDriver BiDi, which needs no driver beside it; it writes into `folder` alone. */
export async function openFirefox(folder) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    env: { ...process.env, HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder },
    timeout,
    protocolTimeout: timeout,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  const errors = [];
  const report = (text) => {
    if (!abortedPicture.test(text)) errors.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) report(message.text());
  });
  page.on('pageerror', (error) => report(String(error)));
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (task, ...facts) => page.evaluate(task, ...facts),
    element: async (task, ...facts) => (await page.evaluateHandle(task, ...facts)).asElement(),
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    key: (name) => page.keyboard.press(name),
    /** What the console and uncaught errors have said since the last call. */
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
