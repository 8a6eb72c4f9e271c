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

if (element !== null)
  createRoot(element).render(
    <OrderDesk catalogueUrl={element.dataset['catalogue'] ?? ''} address={company.address ?? ''} />,
  );

// Private windows reject the registration; the desk then works with a network only.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register(worker, { scope: withBasePath(orderDesk), updateViaCache: 'none' })
      .catch(() => {});
  });
