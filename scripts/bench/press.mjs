import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { main } from '../run.mjs';
import { measureInTurn, median, readExports, row, withServedExports } from './comparison.mjs';
import { openPhone } from './phone.mjs';
import { findControl, pressedControls } from './pressed-controls.mjs';
import { recordTraffic } from './traffic.mjs';

const holdMs = 40;
const maxWaitMs = 30_000;
const restNames = ['add to cart', 'filter', 'menu', 'heart'];

// `npm run bench:press -- before=/tmp/before after=out [--runs 5]`: how long the first press of a visit takes on a slow
// phone with a slow line, once the page is at rest, and as soon as the control can be pressed. `answered` is counted from
// the start of the navigation, for an export may let the shopper wait before or after the press.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  await withServedExports(readExports(positionals), async (browser, exports) => {
    for (const [situation, press] of Object.entries({
      'at rest': pressAtRest,
      'as soon as it is seen': pressAtOnce,
    })) {
      console.log(`\nPressed ${situation}: medians in ms`);
      console.log(row('', ['', 'seen', 'enabled', 'sign', 'answer', 'answered', 'lost']));
      for (const name of restNames) {
        const pressControl = ({ origin }) => press(browser, origin, pressedControls[name]);
        // The first press also warms up the server and the browser, so it is not counted.
        await measureInTurn(exports, 1, pressControl);
        const results = await measureInTurn(exports, Number(values.runs), pressControl);
        for (const [index, one] of exports.entries()) report(name, one.name, results[index]);
      }
    }
  });
});

/** The line stays slow, so a press that asks for a file is seen in the figures. */
async function pressAtRest(browser, origin, control) {
  const { page, session, errors, close } = await openPhone(browser);
  const traffic = recordTraffic(session);
  await page.evaluateOnNewDocument(watchPress, control.answer);
  await page.goto(origin + control.path);
  await traffic.waitUntilQuiet();
  const figures = await pressOnceEnabled(page, session, control);
  await close();
  return { ...figures, errors };
}

async function pressAtOnce(browser, origin, control) {
  const { page, session, errors, close } = await openPhone(browser);
  await page.evaluateOnNewDocument(watchPress, control.answer);
  const loaded = page.goto(origin + control.path);
  const figures = await pressOnceEnabled(page, session, control);
  await loaded;
  await close();
  return { ...figures, errors };
}

/** `sign` and `answer` are counted from the touch, `seen`, `enabled` and `answered` from the start of the navigation. */
async function pressOnceEnabled(page, session, control) {
  const deadline = Date.now() + maxWaitMs;
  let seen;
  for (;;) {
    const place = await findPlace(page, control).catch(() => null);
    if (place) seen ??= place.time;
    if (place?.isEnabled) {
      await tap(session, place);
      const { touch, sign, answer } = await page.evaluate(waitForAnswer, deadline - Date.now());
      return {
        seen,
        enabled: place.time,
        sign: sign && sign - touch,
        answer: answer && answer - touch,
        answered: answer,
      };
    }
    if (Date.now() > deadline) return { seen };
    await wait(20);
  }
}

async function findPlace(page, { selector, text }) {
  const handle = await page.evaluateHandle(findControl, { selector, text });
  return handle.evaluate(placeOf);
}

async function tap(session, { x, y }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(holdMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page, which would be slower if it were asked again and again. */
async function waitForAnswer(timeoutMs) {
  const { press, answered } = window.firstPress;
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  return press;
}

/** Runs in the page: the centre of the control, if there is one, and when it was looked for. */
function placeOf(element) {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  // The menu is a link until it is hydrated; a press on it counts only where a script will hold it.
  const isEnabled = element.matches('button:enabled, [data-not-ready]');
  return { x: x + width / 2, y: y + height / 2, isEnabled, time: performance.now() };
}

/**
 * Runs in the page, before its scripts: notes the times of the first touch, of the first frame that shows that the press
 * is noticed, and of the first that shows the answer. It looks at the frames that follow a change of the document, because
 * asking for each frame would have the browser render frames that no shopper needs, before what they wait for.
 */
function watchPress(answerSelector) {
  const press = {};
  let settle;
  let isFrameDue = false;
  const answered = new Promise((resolve) => (settle = resolve));
  Object.assign(window, { firstPress: { press, answered } });
  const isShown = (selector) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  const lookAtFrame = () => {
    isFrameDue = false;
    const isAnswered = isShown(answerSelector);
    const isNoticed = isAnswered || isShown('[aria-busy="true"]:not(main)');
    if (!isNoticed) return;
    // A task after the frame runs once it is painted; at this priority no other task comes between.
    const afterFrame = (task) => scheduler.postTask(task, { priority: 'user-blocking' });
    void afterFrame(() => {
      const now = performance.now();
      press.sign ??= now;
      if (!isAnswered) return;
      observer.disconnect();
      press.answer ??= now;
      settle();
    });
  };
  const observer = new MutationObserver(() => {
    if (!isFrameDue) requestAnimationFrame(lookAtFrame);
    isFrameDue = true;
  });
  const start = ({ timeStamp }) => {
    press.touch = timeStamp;
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // The control was marked as busy at `pointerdown`, which comes first.
    requestAnimationFrame(lookAtFrame);
    isFrameDue = true;
  };
  addEventListener('touchstart', start, { capture: true, passive: true, once: true });
}

function report(controlName, exportName, results) {
  const medians = ['seen', 'enabled', 'sign', 'answer', 'answered'].map((figure) =>
    median(results.map((result) => result[figure])),
  );
  const lost = results.filter(({ answer }) => answer === undefined).length;
  console.log(row(controlName, [exportName, ...medians, lost]));
  for (const error of new Set(results.flatMap(({ errors }) => errors))) console.log(`  error: ${error}`);
}
