import { storagePrefix, withBasePath } from '@/lib/base-path';
import { reloadKey, requestTimeoutMs, wasReloaded } from '@/lib/load-limits';
import { asyncScript } from '@/scripts/export/browser/async-script';
import { domReady } from '@/scripts/export/browser/dom-ready';
import type { HeldPresses } from '@/scripts/export/browser/held-presses';
import { hydrationMessage, isHydrated } from '@/scripts/export/browser/hydration';
import { chunkFolder } from '@/scripts/export/next-markup.mjs';

type ChunkLoadGuard = {
  /** Shows the message if the page is not hydrated in time. */
  readonly expectHydration: () => void;
  /** True if this is a reload, and the guard has reloaded the path within ten minutes; the page was in use then. */
  readonly hasReloaded: () => boolean;
  /** Tells that another file is lost without which the page cannot hydrate. */
  readonly onLoss: () => void;
};

type Options = {
  readonly reload: () => void;
  readonly presses: HeldPresses;
  /** Called when the message shows. */
  readonly onFailure: () => void;
};

/**
 * A page that cannot load one of its chunks, for example after a deploy, never hydrates. This guard requests a lost chunk
 * once more. If that is lost too, it reloads the page, at most once in ten minutes, and otherwise, or if something was
 * pressed, shows the message of components/layout/chunk-load-guard.tsx.
 */
export function guardChunkLoads(payload: string, options: Options): ChunkLoadGuard {
  const reload = () => void refetch(payload).then(options.reload);
  const retried = new Set<string>();
  let hasLostFile = false;

  function onError(event: ErrorEvent): void {
    const script = event.target instanceof HTMLScriptElement ? event.target : undefined;
    // A host may answer a missing script with an HTML page, which throws a SyntaxError.
    const file = script?.src ?? (event.error instanceof SyntaxError ? event.filename : '');
    if (!isChunk(file)) return;
    if (isHydrated()) {
      // Turbopack handles the error of a script, of which an HTML page is none.
      if (script === undefined) scriptOf(file)?.dispatchEvent(new Event('error'));
      return;
    }
    // If Next heard of the error, it would replace the readable content with its error screen.
    event.stopImmediatePropagation();
    script?.setAttribute('data-lost', '');
    if (retried.has(file)) onLoss();
    else void retry(file);
  }

  /** A host may fail only once; then what was pressed is still held, which a reload would lose. */
  async function retry(file: string): Promise<void> {
    retried.add(file);
    await refetch(file);
    // Turbopack knows its chunks by their paths.
    document.head.append(asyncScript(file.slice(location.origin.length)));
  }

  function onLoss(): void {
    if (hasLostFile) return;
    hasLostFile = true;
    if (options.presses.followLink()) return;
    // A reload would lose a held press without a word.
    if (!options.presses.drop() && mayReload()) reload();
    else void domReady().then(showMessage);
  }

  function showMessage(): void {
    const box = hydrationMessage();
    const button = box?.querySelector('button');
    if (!box?.hidden || !button) return;
    // The window listens, because React stops clicks before they reach markup that is not hydrated.
    const onClick = ({ target }: Event) => target instanceof Node && button.contains(target) && reload();
    addEventListener('click', onClick, true);
    button.disabled = false;
    box.hidden = false;
    // Styles hide what would move or change when the page hydrates.
    document.documentElement.setAttribute('data-failed', '');
    options.onFailure();
  }

  addEventListener('error', onError, true);
  return {
    hasReloaded: () => isReload() && hasReloadedLately(),
    expectHydration: () => setTimeout(showMessage, requestTimeoutMs),
    onLoss,
  };
}

function scriptOf(file: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === file);
}

function isChunk(file: string): boolean {
  return file.startsWith(location.origin + withBasePath(chunkFolder));
}

/** Under which the tab remembers the last reload of this path. */
function storageKey(): string {
  return storagePrefix + reloadKey(location.pathname);
}

/** Asked first, because to open sessionStorage delays the first paint by some ms on a slow phone. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

function hasReloadedLately(): boolean {
  try {
    return wasReloaded(sessionStorage.getItem(storageKey()), Date.now());
  } catch {
    return false;
  }
}

/** False offline, within ten minutes of the last reload of this path, and where storage cannot remember a reload. */
function mayReload(): boolean {
  try {
    const now = String(Date.now());
    if (!navigator.onLine || hasReloadedLately()) return false;
    sessionStorage.setItem(storageKey(), now);
    return sessionStorage.getItem(storageKey()) === now;
  } catch {
    return false;
  }
}

/** Requests a file past the HTTP cache, which may hold a 404, and waits for it at most five seconds. */
async function refetch(file: string): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([timeout, fetch(file, { cache: 'reload' }).catch(() => {})]);
}
