import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UserError, programOf, programsOnPath, runNode, runProgram } from './run.mjs';

export const howToGetBrowser =
  'No browser was found and none could be installed: install Chrome or Chromium, or name one with CHROME_PATH.';

const chromiums = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const isRoot = process.getuid?.() === 0;

/**
 * The path of CHROME_PATH, otherwise of the first Chromium that starts: Playwright's, one on PATH, or one in a default
 * location. Undefined if there is none.
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !(existsSync(chosen) && canStart(chosen)))
    throw new UserError(`CHROME_PATH is ${chosen}, and no browser starts there`);
  return [chosen, playwrightBrowser(), ...programsOnPath(chromiums), ...defaultLocations()].find(
    (path) => path && existsSync(path) && canStart(path),
  );
}

/** Prefers a headless shell, which is twice as fast, unless CHROME_PATH names a browser. */
export function findTestBrowser() {
  if (process.env.CHROME_PATH) return findBrowser();
  return programsOnPath(['chromium-headless-shell']).find(canStart) ?? findBrowser();
}

export async function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  for (const install of installers()) {
    await install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** Chromium's sandbox does not work as root, or without user namespaces. */
export function canSandbox() {
  if (process.platform !== 'linux') return true;
  const restrictionFile = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
  return !isRoot && !(existsSync(restrictionFile) && readFileSync(restrictionFile, 'utf8').trim() === '1');
}

function playwrightBrowser() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined; // Playwright does not support this system.
  }
}

function defaultLocations() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFilesX86, LOCALAPPDATA } = process.env;
    return [PROGRAMFILES, programFilesX86, LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return [];
}

/** A browser may exist and not start: a download may lack system libraries, and Ubuntu's package may be a placeholder. */
function canStart(path) {
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installers() {
  const fromPlaywright = (...options) => {
    return () => runNode(programOf('playwright'), ['install', ...options, 'chromium']);
  };
  const hasApt = process.platform === 'linux' && isRoot && existsSync('/usr/bin/apt-get');
  if (!hasApt) return [fromPlaywright()];
  // Debian's Chromium brings libraries that a downloaded one may lack.
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-noto-cjk'];
  return [() => runProgram('bash', ['.ci/install-packages', ...packages]), fromPlaywright('--with-deps')];
}
