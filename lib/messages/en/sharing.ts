export const sharingMessages = {
  intro:
    'Anyone who opens this link is asked whether to add what is in it. It lists products only, nothing about you.',
  qr: 'QR code of the link',
  copy: 'Copy link',
  share: 'Share',
  close: 'Close',
} as const;
