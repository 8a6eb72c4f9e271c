import { isSavingData } from '@/lib/data-saving';

/**
 * Why no offline copy may be made here: the browser cannot, or it saves data or is on a 2G network; undefined if
 * nothing hinders it.
 */
export function cachingObstacle(): 'unsupported' | 'saving' | undefined {
  // Some browsers define the property, but leave it undefined.
  if (!('serviceWorker' in navigator) || typeof navigator.serviceWorker !== 'object') return 'unsupported';
  return isSavingData() ? 'saving' : undefined;
}
