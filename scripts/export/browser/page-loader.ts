import { startNext } from '@/scripts/export/next-markup.mjs';
import { asyncScript } from '@/scripts/export/browser/async-script';
import { domReady } from '@/scripts/export/browser/dom-ready';
import type { PageData } from '@/scripts/export/browser/page-data';
import { preload } from '@/scripts/export/browser/preloads';

/**
 * Loads the files that a page hydrates with. `prefetch` loads them and runs nothing; `hydrate` runs the chunks.
 * If the payload or the stylesheet cannot be loaded, `onLoss` is called; the chunk load guard hears of lost chunks.
 */
export function createPageLoader(page: PageData, onLoss: () => void) {
  const { buildId, chunks, payload, bootstrap } = page;
  const loadPayload = unlessLoaded(fetchPayload);
  const loadStylesheet = unlessLoaded(enableStylesheet);

  async function fetchPayload(): Promise<string> {
    const response = await fetch(payload);
    const text = await response.text();
    // After a deploy the host sends the payload of a newer build, which does not fit this HTML.
    if (!response.ok || !text.includes(`"b":"${buildId}"`)) throw new Error('other build');
    return text;
  }

  async function prefetch(): Promise<void> {
    // Unlike a fetched script, a preloaded one is compiled, so the first press is answered sooner.
    for (const href of chunks) preload({ as: 'script', fetchPriority: 'low', href });
    await Promise.allSettled([loadPayload(), loadStylesheet()]);
  }

  async function hydrate(): Promise<void> {
    for (const src of chunks) document.head.append(asyncScript(src));
    try {
      const [text] = await Promise.all([loadPayload(), domReady().then(loadStylesheet)]);
      startNext(text, bootstrap);
    } catch {
      onLoss();
    }
  }

  return { prefetch, hydrate };
}

/** What fails is requested once more at once, as a host may fail only once, and again when the page hydrates. */
function unlessLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (loaded === undefined) {
      loaded = load().catch(load);
      loaded.catch(() => {
        loaded = undefined;
      });
    }
    return loaded;
  };
}

/** Loads the full stylesheet, because the page has only its own rules inlined. */
async function enableStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (link === null) return;
  await new Promise((settle) => {
    for (const type of ['load', 'error']) link.addEventListener(type, settle, { once: true });
    link.disabled = false;
  });
  // A web page in its place counts as loaded, and has no rules.
  if (link.sheet?.cssRules.length) return;
  link.disabled = true;
  throw new Error('no stylesheet');
}
