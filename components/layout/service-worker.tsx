'use client';

import { useEffect, useState } from 'react';
import { usePath } from '@/components/ui/use-path';
import { withBasePath } from '@/lib/base-path';
import { serviceWorkerFile } from '@/lib/exported-paths.mjs';
import { previousPage, watchCopyStart } from '@/lib/offline/copy-start';
import type * as WorkerModule from '@/lib/offline/service-worker';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices } from '@/lib/stores/notice-store';
import { updateMessages } from '@/messages/offline';

/**
 * Keeps the offline copy, which begins with the second page of a visit, a line in the cart, an installation, or the
 * worker of an earlier visit.
 * `firstPath` is that of the first page.
 */
export function ServiceWorker({ firstPath }: { readonly firstPath: string }) {
  const show = useNotices((state) => state.show);
  const path = usePath();
  const [isDue, setDue] = useState(false);
  const hasLines = useCart((state) => state.lines.length > 0);
  if (!isDue && (path !== firstPath || hasLines)) setDue(true);

  useEffect(() => watchCopyStart(withBasePath(routes.home), () => setDue(true)), []);

  useEffect(() => {
    if (!isDue) return;
    const shop = { worker: withBasePath(serviceWorkerFile), scope: withBasePath(routes.home) };
    void withWorker(({ registerServiceWorker, keepPages }) => {
      registerServiceWorker(shop, {
        onUpdate: (accept) =>
          show({
            kind: 'newer-shop',
            role: 'status',
            text: updateMessages.newVersion,
            action: { label: updateMessages.reload, press: accept },
            durationMs: Infinity,
          }),
        reload: () => window.location.reload(),
      });
      keepPages([previousPage(shop.scope) ?? [], withBasePath(firstPath)].flat());
    });
  }, [isDue, firstPath, show]);

  useEffect(() => {
    if (isDue) void withWorker(({ keepPages }) => keepPages([withBasePath(path)]));
  }, [isDue, path]);

  return null;
}

/** Runs what needs the module of the worker, which is loaded late, because most visits read one page. */
async function withWorker(run: (loaded: typeof WorkerModule) => void): Promise<void> {
  try {
    run(await import('@/lib/offline/service-worker'));
  } catch {
    // Without the module the shop works as it does without a copy.
  }
}
