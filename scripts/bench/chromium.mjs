import puppeteer from 'puppeteer-core';
import { canSandbox, findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { UserError } from '../run.mjs';

/**
 * Starts a Chromium without a window that asks no other host, not even for itself.
 * @param {{ keyHash?: string }} [certificate] one that it trusts
 */
export async function launchChromium({ keyHash } = {}) {
  const executablePath = await findOrInstallBrowser();
  if (!executablePath) throw new UserError(howToGetBrowser);
  return puppeteer.launch({
    executablePath,
    args: [
      ...(canSandbox() ? [] : ['--no-sandbox']),
      ...(keyHash === undefined ? [] : [`--ignore-certificate-errors-spki-list=${keyHash}`]),
      '--disable-gpu',
      '--disable-quic',
      // Each new window would load the pages of its address bar, which takes the processor from the page measured.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}
