import { fadeInPage } from '@/lib/fade-in-page';
import { storagePrefix } from '@/lib/base-path';
import { isSavingData } from '@/lib/data-saving';
import { whenIdle } from '@/lib/when-idle';
import { correctLastSlash } from '@/scripts/export/browser/canonical-slash';
import { showCartCount } from '@/scripts/export/browser/cart-count';
import { guardChunkLoads } from '@/scripts/export/browser/chunk-load-guard';
import { onFirstInteraction } from '@/scripts/export/browser/first-interaction';
import { holdPresses } from '@/scripts/export/browser/held-presses';
import { isHydrated } from '@/scripts/export/browser/hydration';
import { delayLaterPictures } from '@/scripts/export/browser/later-pictures';
import { readPageData } from '@/scripts/export/browser/page-data';
import { createPageLoader } from '@/scripts/export/browser/page-loader';
import { preloadCatalogue, preloadFonts } from '@/scripts/export/browser/preloads';
import { readStoredState } from '@/scripts/export/browser/stored-state';
import { createTrustedTypesPolicy } from '@/scripts/export/browser/trusted-types';
import { unpackPageData } from '@/scripts/export/browser/unpack-page-data';

// This is the first script of every page; scripts/export/bundle.mjs inlines it and defines the constant.
declare const catalogueUrl: string;

createTrustedTypesPolicy();
unpackPageData();
// Next crashes on a path with two leading slashes. The page that is left is not hydrated: its HTML may be cut off.
const isRedirecting = location.pathname.startsWith('//');
if (isRedirecting) {
  const { pathname, search, hash } = location;
  location.replace(pathname.replace(/^\/+/, '/') + search + hash);
}
correctLastSlash();

const addressOfPage = () => location.pathname + location.search;
const loadedAddress = addressOfPage();
// An entry that the router made in an earlier document: before hydration only a reload shows it.
addEventListener('popstate', ({ state }) => {
  if (state !== null && !isHydrated() && addressOfPage() !== loadedAddress) location.reload();
});

/** How long a pressed link waits for hydration. */
const maxLinkDelayMs = 500;

let isPrefetching = false;
let isHydrating = false;

const page = readPageData();
preloadFonts(page.fonts);
const holdsLinks = () => isPrefetching;
const presses = holdPresses({ holdsLinks, onHold: hydrateSoon, onClicked: showCount });
const guard = guardChunkLoads(page.payload, {
  reload: () => location.reload(),
  presses,
  onFailure: showCount,
});
const loader = createPageLoader(page, guard.onLoss);

keepPlaceOfCurrency(readStoredState().hasCurrency);
addEventListener('storage', onStorage);
onFirstInteraction(hydrateInFrame, holdsLinks);
if (page.hydratesAtOnce || location.search !== '' || guard.hasReloaded()) {
  hydrate();
} else {
  delayLaterPictures();
  showStoredState();
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, showStoredState);
  whenIdle(() => void prefetch());
}

function hydrate(): void {
  if (isHydrating || isRedirecting) return;
  isHydrating = true;
  preloadCatalogue(catalogueUrl);
  guard.expectHydration();
  void loader.hydrate();
}

/** Preloaded scripts run after the frame; what has to be requested first would delay it. */
function hydrateInFrame(): void {
  if (isPrefetching) hydrate();
  else setTimeout(hydrate);
}

function hydrateSoon(pressed: HTMLElement): void {
  if (pressed.matches('[name=currency]')) keepPlaceOfCurrency(true);
  requestAnimationFrame(hydrateInFrame);
  // On a slow connection the browser opens a page sooner than the router.
  if (pressed instanceof HTMLAnchorElement) setTimeout(presses.followLink, maxLinkDelayMs);
}

/** Shows what storage holds, without React where that is only the number at the cart. */
function showStoredState(): void {
  if (isHydrating) return;
  const { cartCount, hasWishes, hasCurrency } = readStoredState();
  if (cartCount === undefined || hasWishes || hasCurrency) hydrate();
  else showCartCount(cartCount);
}

/** Has styles keep the places of prices in another currency until React shows them. */
function keepPlaceOfCurrency(isKept: boolean): void {
  document.documentElement.toggleAttribute('data-currency', isKept);
}

/** Shows the currency that another tab has chosen; the key is null after `clear()`. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== storagePrefix + 'currency') return;
  keepPlaceOfCurrency(readStoredState().hasCurrency);
  fadeInPage();
}

/** The number at the cart answers a press sooner than its component, which hydrates after what was pressed. */
function showCount(): void {
  const { cartCount } = readStoredState();
  if (cartCount !== undefined) showCartCount(cartCount);
}

async function prefetch(): Promise<void> {
  if (isHydrating || isSavingData()) return;
  isPrefetching = true;
  await loader.prefetch();
}
