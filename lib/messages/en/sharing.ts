export const sharingMessages = {
  intro:
    'Whoever opens this link is asked whether to add what is in it. It names products, and nothing of you.',
  qr: 'QR code of the link',
  copy: 'Copy link',
  share: 'Share',
  copied: 'Copied',
  copyByHand: 'This browser does not let us copy. Please select the link above.',
  close: 'Close',
} as const;
