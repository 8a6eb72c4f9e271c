import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { programsOnPath } from '../find-browser.mjs';
import { freePort } from '../server/port.mjs';

const patience = 60_000;

/** However we end, its input ends with us, and the driver and its screen with that. */
const untilWeEnd = 'WebKitWebDriver "$@" & cat; kill $!; wait';

const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageUp: Key.PAGE_UP,
  Tab: Key.TAB,
};

/** The small browser of WebKitGTK, when its driver and a screen without a monitor are there as well. */
export function findWebKit() {
  const tools = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  return tools.every((name) => programsOnPath([name]).length > 0) ? miniBrowsers().at(-1) : undefined;
}

/** Debian keeps it beside the library, the newest last by name. */
function miniBrowsers() {
  return ['/usr/lib', '/usr/libexec', ...foldersIn('/usr/lib').filter((path) => path.endsWith('-linux-gnu'))]
    .flatMap((path) => foldersIn(path).filter((folder) => folder.includes('/webkit2gtk-4')))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((path) => existsSync(path));
}

function foldersIn(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(path, entry.name)] : [],
  );
}

/** WebKitGTK by WebDriver, on a screen of its own; it writes into `folder` alone. */
export async function openWebKit({ folder }) {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const server = spawn('xvfb-run', [...screen, 'sh', '-c', untilWeEnd, 'sh', `--port=${port}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: environmentIn(folder),
  });
  const ended = new Promise((resolve) => server.once('close', resolve).once('error', resolve));
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  const browser = await sessionAt(`http://127.0.0.1:${port}`).catch(async (error) => {
    await stop();
    throw error;
  });
  const run = (task, ...facts) => browser.executeScript(task, ...facts);
  const complaints = [];
  /** There is no console to read, so the page itself is asked to take down what it says from now on. */
  const listen = () => run(takeDown);
  const collect = async () => complaints.push(...((await run(() => window.complaints?.splice(0))) ?? []));
  return {
    version: `WebKitGTK ${(await browser.getCapabilities()).get('browserVersion')}`,
    open: async (address) => {
      await collect();
      await browser.get(address);
      await listen();
    },
    reload: async () => {
      await collect();
      await browser.navigate().refresh();
      await listen();
    },
    resize: (width, height) => browser.manage().window().setRect({ x: 0, y: 0, width, height }),
    evaluate: run,
    element: run,
    click: (element) => element.click(),
    type: (element, text) => element.sendKeys(text),
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    complaints: async () => {
      await collect();
      return complaints.splice(0);
    },
    close: async () => {
      await browser.quit();
      await stop();
    },
  };
}

function environmentIn(folder) {
  const { DBUS_SESSION_BUS_ADDRESS: _bus, ...env } = process.env;
  // The bars of the small browser would keep its window from becoming as narrow as a phone.
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

async function sessionAt(address) {
  const end = Date.now() + patience;
  while (!(await answers(address))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const wanted = new Capabilities({ browserName: 'MiniBrowser' });
  wanted.set('webkitgtk:browserOptions', { binary: findWebKit(), args: ['--automation'] });
  return new Builder().usingServer(address).withCapabilities(wanted).build();
}

async function answers(address) {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
}

/** Runs in the page. */
function takeDown() {
  if (window.complaints) return;
  const complaints = [];
  Object.assign(window, { complaints });
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      complaints.push(words.join(' '));
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    complaints.push(`refused by ${violatedDirective}`),
  );
}
