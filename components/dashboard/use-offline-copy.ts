import { useEffect, useState } from 'react';
import { withBasePath } from '@/lib/base-path';
import { serviceWorkerFile } from '@/lib/exported-paths.mjs';
import { cachingObstacle } from '@/lib/offline/caching-obstacle';
import { copyBytes, rememberCopyChoice, removeCopy, startCopy } from '@/lib/offline/offline-copy';
import { routes } from '@/lib/routes';

/** Returns the size of the offline copy, undefined until it is measured, and what changes it. */
export function useOfflineCopy() {
  const scope = withBasePath(routes.home);
  const [bytes, setBytes] = useState<number>();
  const measure = async () => setBytes(await copyBytes(scope));

  useEffect(() => {
    const measureNow = () => void copyBytes(scope).then(setBytes);
    measureNow();
    // The first copy may still be under way.
    if (cachingObstacle() !== 'unsupported') void navigator.serviceWorker.ready.then(measureNow);
  }, [scope]);

  return {
    bytes,
    remove: async () => {
      await removeCopy(scope);
      await measure();
    },
    /** Begins the copy or removes it, and remembers the choice on the device. */
    choose: async (isWanted: boolean) => {
      rememberCopyChoice(isWanted);
      if (isWanted) await startCopy(withBasePath(serviceWorkerFile));
      else await removeCopy(scope);
      await measure();
    },
  };
}
