/** Whether the browser saves data, or is on a 2G network. Only Chromium tells. */
export function isSavingData(): boolean {
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof network !== 'object' || network === null) return false;
  const savesData = 'saveData' in network && network.saveData === true;
  return savesData || ('effectiveType' in network && String(network.effectiveType).endsWith('2g'));
}
