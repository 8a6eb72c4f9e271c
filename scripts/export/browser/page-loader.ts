import { startNext } from '@/scripts/export/next-markup.mjs';
import type { PageData } from '@/scripts/export/browser/page-data';

/**
 * Loads the files that a page hydrates with. `prefetch` fills the HTTP cache and runs nothing; `hydrate` runs the chunks.
 * If the payload or the stylesheet cannot be loaded, `onLoss` is called; the chunk load guard hears of lost chunks.
 */
export function createPageLoader(page: PageData, onLoss: () => void) {
  const { buildId, chunks, payload, bootstrap } = page;
  let loadedPayload: Promise<string> | undefined;

  function loadPayload(): Promise<string> {
    if (loadedPayload === undefined) {
      loadedPayload = fetchPayload();
      // What fails is requested again when the page hydrates.
      loadedPayload.catch(() => {
        loadedPayload = undefined;
      });
    }
    return loadedPayload;
  }

  async function fetchPayload(): Promise<string> {
    const response = await fetch(payload);
    const text = await response.text();
    // After a deploy the host sends the payload of a newer build, which does not fit this HTML.
    if (!response.ok || !text.includes(`"b":"${buildId}"`)) throw new Error('other build');
    return text;
  }

  async function prefetch(): Promise<void> {
    const { href } = stylesheet(page) ?? {};
    const files = [...(href === undefined ? [] : [href]), ...chunks];
    const fetched = files.map(async (url) => (await fetch(url, { priority: 'low' })).arrayBuffer());
    await Promise.allSettled([loadPayload(), ...fetched]);
  }

  async function hydrate(): Promise<void> {
    for (const src of chunks) document.head.append(Object.assign(document.createElement('script'), { src }));
    try {
      const [text] = await Promise.all([loadPayload(), domReady().then(() => enableStylesheet(page))]);
      startNext(text, bootstrap);
    } catch {
      onLoss();
    }
  }

  return { prefetch, hydrate };
}

/** The full stylesheet, if the page has only its own rules inlined. */
function stylesheet({ hydratesAtOnce }: PageData): HTMLLinkElement | null {
  return hydratesAtOnce ? null : document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
}

async function enableStylesheet(page: PageData): Promise<void> {
  const link = stylesheet(page);
  if (link === null) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    link.disabled = false;
  });
}

async function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
