declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** Whether the browser saves data, or is on a 2G network. Only Chromium tells. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true || effectiveType().endsWith('2g');
}

/** Whether the network is 3G or slower. Only Chromium tells. */
export function isSlowNetwork(): boolean {
  return /[23]g$/.test(effectiveType());
}

function effectiveType(): string {
  return navigator.connection?.effectiveType ?? '';
}
