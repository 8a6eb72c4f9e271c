'use client';

import { useEffect } from 'react';
import { usePath } from '@/components/ui/use-path';
import { withBasePath } from '@/lib/base-path';
import { serviceWorkerFile } from '@/lib/exported-paths.mjs';
import { registerServiceWorker, cacheUrls } from '@/lib/offline/service-worker';
import { useNotices } from '@/lib/stores/notice-store';
import { updateMessages } from '@/messages/offline';

export function ServiceWorker() {
  const show = useNotices((state) => state.show);
  const path = usePath();

  useEffect(
    () =>
      registerServiceWorker(withBasePath(serviceWorkerFile), {
        onUpdate: (accept) =>
          show({
            kind: 'newer-shop',
            role: 'status',
            text: updateMessages.newVersion,
            action: { label: updateMessages.reload, press: accept },
            durationMs: Infinity,
          }),
        reload: () => window.location.reload(),
      }),
    [show],
  );

  useEffect(() => cacheUrls([withBasePath(path)]), [path]);

  return null;
}
