import { scriptCalling } from './script-text.mjs';

/**
 * Runs first in every page, without the framework: a file of the build that does not come, because the shop was
 * deployed anew or something keeps it out, would leave a page that reads well and never wakes, in silence. The page
 * is loaded anew, once in ten minutes; where that did not help, or cannot be remembered, its prepared words show
 * (F-85, F-86). They also show where a file neither comes nor fails. Once the page is awake the words are gone, and
 * what does not come then is the framework's to tell.
 */
function watchForLostFiles(files) {
  const prepared = () => document.getElementById('lost-files');
  let isLost = false;

  function mayReload() {
    try {
      // As in lib/stores/renewal.ts: both share the one reload.
      const key = `reloaded ${location.pathname}`;
      const now = Date.now();
      if (!navigator.onLine || now - sessionStorage.getItem(key) < 600_000) return false;
      sessionStorage.setItem(key, now);
      return Number(sessionStorage.getItem(key)) === now;
    } catch {
      return false;
    }
  }

  function tell() {
    const words = prepared();
    if (!words) return;
    const button = words.querySelector('button');
    // On the window: the framework lets no press through to what it could not wake.
    addEventListener('click', (event) => button.contains(event.target) && location.reload(), true);
    button.disabled = false;
    words.hidden = false;
  }

  function onError(event) {
    // A host that answers everything with a page sends one that is no script.
    const file = event.target.src || (event.error instanceof SyntaxError && event.filename);
    if (!file || !file.startsWith(location.origin + files)) return;
    if (document.readyState !== 'loading' && !prepared()) return;
    // The framework would put its error screen in the place of what can still be read.
    event.stopImmediatePropagation();
    if (event.target !== self) event.target.setAttribute('data-lost', '');
    if (isLost) return;
    isLost = true;
    if (mayReload()) location.reload();
    else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  }

  addEventListener('error', onError, true);
  // As patienceMs in lib/domain/constants.ts.
  setTimeout(tell, 12_000);
}

/** The function above as the text of a script, for the folder of the build's files. */
export function lostFilesScript(files) {
  return scriptCalling(watchForLostFiles, files);
}
