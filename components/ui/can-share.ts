/** Some browsers define `navigator.share` without implementing it. */
export function canShare(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function';
}
