export const savedAddressMessages = {
  title: 'Saved addresses',
  intro: 'They stay on this device until you remove them.',
  use: 'Use this address',
  remove: 'Remove',
  removed: (address: string) => `Removed: ${address}`,
  undo: 'Undo',
  of: (what: string, address: string) => `${what}: ${address}`,
  close: 'Close',
} as const;
