import { useEffect, useState } from 'react';
import { withBasePath } from '@/lib/base-path';
import { serviceWorkerFile } from '@/lib/exported-paths.mjs';
import { cachingObstacle } from '@/lib/offline/caching-obstacle';
import { copyBytes, rememberCopyChoice, removeCopy, startCopy } from '@/lib/offline/offline-copy';
import { routes } from '@/lib/routes';

/** Returns the size of the offline copy, undefined until it is measured, whether it is changing, and what changes it. */
export function useOfflineCopy() {
  const scope = withBasePath(routes.home);
  const [bytes, setBytes] = useState<number>();
  const [changesUnderWay, setChangesUnderWay] = useState(0);

  useEffect(() => {
    const measureNow = () => void copyBytes(scope).then(setBytes);
    measureNow();
    // The first copy may still be under way.
    if (cachingObstacle() !== 'unsupported') void navigator.serviceWorker.ready.then(measureNow);
  }, [scope]);

  async function measureAfter(change: Promise<void>): Promise<void> {
    setChangesUnderWay((count) => count + 1);
    await change;
    setBytes(await copyBytes(scope));
    setChangesUnderWay((count) => count - 1);
  }

  return {
    bytes,
    isChanging: changesUnderWay > 0,
    remove: () => measureAfter(removeCopy(scope)),
    /** Begins the copy or removes it, and remembers the choice on the device. */
    choose: (isWanted: boolean) => {
      rememberCopyChoice(isWanted);
      return measureAfter(isWanted ? startCopy(withBasePath(serviceWorkerFile)) : removeCopy(scope));
    },
  };
}
