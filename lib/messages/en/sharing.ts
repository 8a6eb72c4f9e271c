export const sharingMessages = {
  intro:
    'Anyone who opens this link is asked whether to add what is in it. It lists products only, nothing about you.',
  qr: 'QR code of the link',
  copy: 'Copy link',
  share: 'Share',
  copied: 'Copied',
  /** Shows if copying fails, when the text is selected. */
  copyByHand: "Your browser doesn't let us copy. The text is selected, so you can copy it yourself.",
  close: 'Close',
} as const;
