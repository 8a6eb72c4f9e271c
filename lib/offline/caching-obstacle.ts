/**
 * Why no offline copy may be made here: the browser cannot, or it saves data or is on a 2G network; undefined if
 * nothing hinders it.
 */
export function cachingObstacle(): 'unsupported' | 'saving' | undefined {
  // Some browsers define the property, but leave it undefined.
  if (!('serviceWorker' in navigator) || typeof navigator.serviceWorker !== 'object') return 'unsupported';
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof network !== 'object' || network === null) return undefined;
  const isSaving = 'saveData' in network && network.saveData === true;
  const isSlow = 'effectiveType' in network && String(network.effectiveType).endsWith('2g');
  return isSaving || isSlow ? 'saving' : undefined;
}
