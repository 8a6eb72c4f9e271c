// Takes the offline copy off every device: put this file in the place of `sw.js` on the host, and leave it there for as
// long as somebody may come back who has the copy. Each device fetches it at its next visit, drops what was kept and its
// worker, and has every page from the host again. Carts and wishlists are not in the copy and stay.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const { scope } = registration;
  const isOurs = (name) => name.startsWith('minato-') && name.includes(scope);
  async function dropAll() {
    for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
    await registration.unregister();
  }
  event.waitUntil(dropAll());
});
