/**
 * Calls `begin` once the offline copy is due: on a second document of a visit, where the shop is installed or becomes
 * it, and where a worker from an earlier visit may have an update. Returns a function that stops watching.
 * @param scope the path of the home page
 */
export function watchCopyStart(scope: string, begin: () => void): () => void {
  if (previousPage(scope) !== undefined || matchMedia('(display-mode: standalone)').matches) begin();
  else void registrationOf(scope).then((registration) => registration && begin());
  window.addEventListener('appinstalled', begin);
  return () => window.removeEventListener('appinstalled', begin);
}

/** The url of the shop's page that led to this document; undefined on the first page of a visit. */
export function previousPage(scope: string): string | undefined {
  return document.referrer.startsWith(location.origin + scope) ? document.referrer : undefined;
}

/** The registration of exactly this scope; another shop above it on the same origin has its own. */
export async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    return registration?.scope === location.origin + scope ? registration : undefined;
  } catch {
    // There are no workers, or the browser refuses them.
    return undefined;
  }
}
