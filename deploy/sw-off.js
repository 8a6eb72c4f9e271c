// Uninstalls the offline copy: deploy this file in place of `sw.js` and keep it while devices with the copy
// may return. On the next visit it deletes the caches and unregisters the worker; carts and wishlists are not
// in the copy and stay.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const { scope } = registration;
  // Exact names: a shop under a deeper path, such as /shop/, keeps its caches.
  const isOurs = (name) =>
    [`minato-precache-v2-${scope}`, `minato-pictures-${scope}`].includes(name) ||
    name.startsWith(`minato-pages-${scope}-`);
  async function dropAll() {
    for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
    await registration.unregister();
  }
  event.waitUntil(dropAll());
});
