import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UserError, programOf, programsOnPath, runNode, runProgram } from './run.mjs';

export const howToGetBrowser =
  'No browser was found and none could be installed: install Chrome or Chromium, or name one with CHROME_PATH.';

const chromiums = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const isRoot = process.getuid?.() === 0;

/** CHROME_PATH, otherwise the first Chromium that starts: Playwright's, on PATH, in common locations. */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !(existsSync(chosen) && starts(chosen)))
    throw new UserError(`CHROME_PATH is ${chosen}, and no browser starts there`);
  return [chosen, ownBrowser(), ...programsOnPath(chromiums), ...usualPlaces()].find(
    (path) => path && existsSync(path) && starts(path),
  );
}

/** CHROME_PATH, otherwise a headless shell, which is twice as fast. */
export function findTestBrowser() {
  const [shell] = process.env.CHROME_PATH ? [] : programsOnPath(['chromium-headless-shell']).filter(starts);
  return shell ?? findBrowser();
}

export async function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  for (const install of waysToInstall()) {
    await install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** Chromium's sandbox does not work as root, or without user namespaces. */
export function canSandbox() {
  if (process.platform !== 'linux') return true;
  const restricted = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
  return !isRoot && !(existsSync(restricted) && readFileSync(restricted, 'utf8').trim() === '1');
}

function ownBrowser() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined; // Playwright does not support this system.
  }
}

function usualPlaces() {
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

/** A downloaded browser may lack system libraries; Ubuntu's package may be an empty shell. */
function starts(path) {
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function waysToInstall() {
  const fromPlaywright = (...options) => {
    return () => runNode(programOf('playwright'), ['install', ...options, 'chromium']);
  };
  const hasApt = process.platform === 'linux' && isRoot && existsSync('/usr/bin/apt-get');
  if (!hasApt) return [fromPlaywright()];
  // Debian's Chromium brings libraries that a downloaded one may lack.
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-noto-cjk'];
  return [() => runProgram('bash', ['.ci/install-packages', ...packages]), fromPlaywright('--with-deps')];
}
