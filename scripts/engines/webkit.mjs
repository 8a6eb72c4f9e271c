import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programsOnPath } from '../run.mjs';
import { freePort } from '../server/port.mjs';

const startTimeoutMs = 60_000;

/** A shell script that stops the driver when its input closes, which happens even if this process is killed. */
const runUntilInputCloses = 'WebKitWebDriver "$@" & cat; kill $!; wait';

// WebDriver's key for the id of an element, and its characters for keys.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** The path of WebKitGTK's MiniBrowser; undefined unless its driver and a virtual screen are installed as well. */
export function findWebKit() {
  const tools = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  if (tools.some((name) => programsOnPath([name]).length === 0)) return undefined;
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  // The last one is the newest.
  return ['/usr/libexec', '/usr/lib', ...folders.map((name) => join('/usr/lib', name))]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .findLast((path) => path.includes('/webkit2gtk-4') && existsSync(path));
}

/**
 * Starts WebKitGTK on a virtual screen and drives it by WebDriver. It writes into `folder` only. With the page load
 * strategy `none`, commands do not wait until a page is loaded.
 */
export async function openWebKit(folder, { pageLoadStrategy = 'normal' } = {}) {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const server = spawn('xvfb-run', [...screen, 'sh', '-c', runUntilInputCloses, 'sh', `--port=${port}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: environmentIn(folder),
  });
  const ended = new Promise((resolve) => server.once('close', resolve).once('error', resolve));
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  const session = await openSession(`http://127.0.0.1:${port}`, pageLoadStrategy).catch(async (error) => {
    await stop();
    throw error;
  });
  const evaluate = (fn, ...args) =>
    session.post('/execute/sync', { script: `return (${fn}).apply(null, arguments)`, args });
  const errors = [];
  const collectErrors = async () => errors.push(...((await evaluate(() => window.errors?.splice(0))) ?? []));
  const load = async (command, parameters) => {
    await collectErrors();
    await session.post(command, parameters);
    await evaluate(recordErrors);
  };
  const pressAndRelease = (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    open: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    resize: (width, height) => session.post('/window/rect', { x: 0, y: 0, width, height }),
    evaluate,
    // WebDriver returns an element as a reference that commands accept.
    element: evaluate,
    click: (element) => session.post(`/element/${element[elementKey]}/click`, {}),
    type: (element, text) => session.post(`/element/${element[elementKey]}/value`, { text }),
    pressKey: (name) =>
      session.post('/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: pressAndRelease(keys[name]) }],
      }),
    takeErrors: async () => {
      await collectErrors();
      return errors.splice(0);
    },
    close: async () => {
      await session.end();
      await stop();
    },
  };
}

/** Environment variables by which the browser keeps all its files in `folder`. */
function environmentIn(folder) {
  const { DBUS_SESSION_BUS_ADDRESS: _bus, ...env } = process.env;
  // Without this style, MiniBrowser's toolbars keep its window wider than a phone.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }',
  );
  const homes = ['HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR'];
  return {
    ...env,
    ...Object.fromEntries(homes.map((name) => [name, folder])),
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

/** Speaks WebDriver (https://www.w3.org/TR/webdriver2/): `post` sends a command to the session. */
async function openSession(url, pageLoadStrategy) {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(url))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const send = async (path, request) => {
    const response = await fetch(`${url}/session${path}`, request);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const post = (path, body) => send(path, { method: 'POST', body: JSON.stringify(body) });
  const options = { binary: findWebKit(), args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', pageLoadStrategy, 'webkitgtk:browserOptions': options };
  const { sessionId } = await post('', { capabilities: { alwaysMatch: capabilities } });
  return {
    post: (path, body) => post(`/${sessionId}${path}`, body),
    end: () => send(`/${sessionId}`, { method: 'DELETE' }),
  };
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}

/** Runs in the page after each load, because WebKit's driver does not report what the console logs. */
function recordErrors() {
  if (window.errors) return;
  const errors = [];
  Object.assign(window, { errors });
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...words) => {
      errors.push(words.join(' '));
      log(...words);
    };
  }
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    errors.push(`refused by ${violatedDirective}`),
  );
}
