export const sharingMessages = {
  intro:
    'Whoever opens this link sees what is in it and is asked whether to add it. It names products and nothing of you, and it brings them back when a browser has forgotten them.',
  qr: 'QR code of the link',
  copy: 'Copy link',
  share: 'Share',
  copied: 'Copied',
  copyByHand: 'This browser does not let us copy. Please select the link above.',
  close: 'Close',
} as const;
