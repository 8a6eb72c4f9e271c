import { reloadKeyPrefix, reloadWindowMs, requestTimeoutMs } from '../../lib/chunk-load.mjs';
import { scriptCalling } from './script-text.mjs';

// Runs first in every page. When a chunk fails to load, for example after a deploy, the page would never
// hydrate: reload it, at most once in ten minutes, otherwise show the prepared message. Before a reload the
// files are fetched past the HTTP cache, which may hold a 404.
function guardChunkLoads({ files, keyPrefix, windowMs, timeoutMs }) {
  const prepared = () => document.getElementById('chunk-load-guard');
  let isLost = false;

  function mayReload() {
    try {
      const key = keyPrefix + location.pathname;
      const now = Date.now();
      // A timestamp in the future means that the clock was set back.
      if (!navigator.onLine || Math.abs(now - sessionStorage.getItem(key)) < windowMs) return false;
      sessionStorage.setItem(key, now);
      return Number(sessionStorage.getItem(key)) === now;
    } catch {
      return false;
    }
  }

  const isOfBuild = (file) => file.startsWith(location.origin + files);

  function reload() {
    const refetchChunk = ({ src }) => isOfBuild(src) && fetch(src, { cache: 'reload' }).catch(() => {});
    const isLate = new Promise((resolve) => setTimeout(resolve, 5000));
    void Promise.race([isLate, Promise.all(Array.from(document.scripts, refetchChunk))]).then(() =>
      location.reload(),
    );
  }

  function showMessage() {
    const words = prepared();
    if (!words) return;
    const button = words.querySelector('button');
    // On the window: React stops clicks on markup that is not hydrated.
    addEventListener('click', (event) => button.contains(event.target) && reload(), true);
    button.disabled = false;
    words.hidden = false;
  }

  function onError(event) {
    // A host may answer a missing script with an HTML page: a SyntaxError.
    const file = event.target.src || (event.error instanceof SyntaxError && event.filename);
    if (!file || !isOfBuild(file)) return;
    if (document.readyState !== 'loading' && !prepared()) return;
    // Otherwise the framework replaces readable content with its error screen.
    event.stopImmediatePropagation();
    if (event.target !== self) event.target.setAttribute('data-lost', '');
    if (isLost) return;
    isLost = true;
    if (mayReload()) reload();
    else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showMessage);
    else showMessage();
  }

  addEventListener('error', onError, true);
  setTimeout(showMessage, timeoutMs);
}

export function chunkLoadGuardScript(files, keyPrefix) {
  return scriptCalling(guardChunkLoads, {
    files,
    // lib/offline/stale-deploy.ts shares the one reload.
    keyPrefix: keyPrefix + reloadKeyPrefix,
    windowMs: reloadWindowMs,
    timeoutMs: requestTimeoutMs,
  });
}
