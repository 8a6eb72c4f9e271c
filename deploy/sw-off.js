// This worker removes the offline copy: deploy it in place of `sw.js`, and leave it there while devices with a copy may
// return. On their next visit it deletes the caches and unregisters itself. Carts and wishlists stay, because they are
// not in the copy.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(dropAll()));
// A page that registers the worker while it unregisters keeps it, and then sends it a message.
addEventListener('message', (event) => event.waitUntil(dropAll()));

async function dropAll() {
  const { scope } = registration;
  // Each name holds the whole scope, so that a shop under a deeper path, such as /shop/, keeps its caches.
  const isOurs = (name) =>
    [`-precache-v2-${scope}`, `-pictures-${scope}`].some((end) => name.endsWith(end)) ||
    name.includes(`-pages-${scope}-`);
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  await registration.unregister();
}
