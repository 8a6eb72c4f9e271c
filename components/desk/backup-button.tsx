export function BackupButton(_: { readonly variant: 'primary' | 'secondary' }) {
  return null;
}
