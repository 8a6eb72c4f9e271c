/**
 * Resolves once a file of the shop can be loaded: offline without the offline copy, it waits for the network. It asks the
 * host first, because some browsers say that they are offline when they are not.
 */
export async function whenReachable(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  await fetch(location.href).catch(
    () => new Promise((resolve) => addEventListener('online', resolve, { once: true })),
  );
}
