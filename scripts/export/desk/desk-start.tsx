import { desk } from './open-desk';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OrderDesk } from '@/components/desk/order-desk';
import { withBasePath } from '@/lib/base-path';
import { company } from '@/shop/company';
import { deskWorkerFile, orderDesk } from '@/lib/desk-paths.mjs';

// This starts the order desk, on a page of its own: see write-desk.mjs.
const worker = withBasePath(deskWorkerFile);
const element = document.getElementById('order-desk');

// Nothing but the worker is loaded by a script, and no HTML is written.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === worker ? url : null),
  createHTML: () => null,
});

const root = element && createRoot(element);

/** Within so many ms the first orders are mostly read; otherwise a sentence says that they are being read. */
const patienceMs = 300;
const timer = setTimeout(render, patienceMs);
const stop = desk.subscribe(render);

function render() {
  clearTimeout(timer);
  stop();
  // At once, so that the list is in the next frame.
  flushSync(() =>
    root?.render(
      <OrderDesk
        store={desk}
        catalogueUrl={element?.dataset['catalogue'] ?? ''}
        address={company.address ?? ''}
      />,
    ),
  );
}

// Private windows reject the registration; the desk then works with a network only.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register(worker, { scope: withBasePath(orderDesk), updateViaCache: 'none' })
      .catch(() => {});
  });
