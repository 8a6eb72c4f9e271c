'use client';

import { useEffect } from 'react';
import { usePath } from '@/components/ui/use-path';
import { updateMessages } from '@/lib/messages/en/offline';
import { serviceWorkerFile, withBasePath } from '@/lib/routes';
import { useNotices } from '@/lib/stores/notice-provider';
import { keepCopy, tellSeen } from '@/lib/stores/offline-copy';

/**
 * Keeps the shop for times without a network, and offers a newer one when it is there. Shows nothing
 * itself.
 */
export function OfflineCopy() {
  const show = useNotices((state) => state.show);
  const path = usePath();

  useEffect(
    () =>
      keepCopy(withBasePath(serviceWorkerFile), {
        onNewer: (accept) =>
          show({
            kind: 'newer-shop',
            role: 'status',
            text: updateMessages.newer,
            action: { label: updateMessages.reload, press: accept },
            durationMs: Infinity,
          }),
        reload: () => window.location.reload(),
      }),
    [show],
  );

  useEffect(() => tellSeen([withBasePath(path)]), [path]);

  return null;
}
