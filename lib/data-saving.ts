/** Whether the browser saves data, or is on a 2G network. Only Chromium tells. */
export function isSavingData(): boolean {
  const network = networkInformation();
  return ('saveData' in network && network.saveData === true) || effectiveTypeOf(network).endsWith('2g');
}

/** Whether the network is 3G or slower. Only Chromium tells. */
export function isSlowNetwork(): boolean {
  return /[23]g$/.test(effectiveTypeOf(networkInformation()));
}

function networkInformation(): object {
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof network === 'object' && network !== null ? network : {};
}

function effectiveTypeOf(network: object): string {
  return 'effectiveType' in network ? String(network.effectiveType) : '';
}
