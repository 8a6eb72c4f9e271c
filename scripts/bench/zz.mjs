import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startCdnServer } from './cdn-server.mjs';
import { launchChromium } from './chromium.mjs';
import { findControl, pressedControls } from './pressed-controls.mjs';
const fraction = (t) => createHash('sha256').update(t).digest().readUInt32BE() / 2 ** 32;
const browser = await launchChromium();
for (const seed of process.argv.slice(4)) {
  const control = pressedControls[process.argv[2]];
  const context = await browser.createBrowserContext();
  const page = await context.newPage(); await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(() => {
    window.log = [];
    const id = (e) => (e?.closest?.('button')?.getAttribute('aria-label') ?? e?.nodeName ?? '').slice(0, 40);
    for (const t of ['pointerdown', 'touchstart', 'click', 'pageshow', 'load']) addEventListener(t, (e) => window.log.push(`${Math.round(performance.now())} ${t} ${e.isTrusted ? 'T' : 'S'} ${e.detail} ${id(e.target)} ${e.target?.closest?.('button')?.hasAttribute('data-not-ready')}`), true);
    const s = Storage.prototype.setItem; Storage.prototype.setItem = function (k, v) { window.log.push(`${Math.round(performance.now())} set ${k} ${v.length} ${new Error().stack.split('\n').slice(2, 5).map((x) => x.trim().slice(-60)).join(' < ')}`); return s.call(this, k, v); };
  });
  const delayMs = (path) => (/\/[^/.]*$/.test(path) ? 0 : fraction(`${seed} ${path}`) * 1200);
  const { origin, stop } = await startCdnServer(process.argv[3], { delayMs });
  await page.evaluate((url) => setTimeout(() => location.assign(url)), origin + control.path);
  const find = async () => { for (;;) { const e = await page.evaluateHandle(findControl, { selector: control.selector, text: control.text }).then((h) => h.asElement(), () => null); if (e) return e; await wait(20); } };
  await find(); await wait(Math.round(fraction(seed) * 3000)); const el = await find();
  await el.tap(); await wait(2500);
  const done = await page.evaluate(control.countDone); process.stdout.write(`${done} `); if (done !== 1) console.log(seed, await page.evaluate(control.countDone), await page.evaluate(() => [...document.querySelectorAll('[data-notice]')].map((e) => e.getAttribute('role') + e.textContent)));
  if (done !== 1) console.log(await page.evaluate(() => [...document.querySelectorAll('main button[aria-pressed="true"]')].map((e) => e.getAttribute('aria-label') + ' ' + e.closest('section,dialog,article,form')?.outerHTML.slice(0, 120)))); if (done !== 1) console.log((await page.evaluate(() => window.log)).join('\n'));
  await context.close(); await stop();
}
await browser.close();
