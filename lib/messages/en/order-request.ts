export const orderRequestMessages = {
  /** What the message says beside the words of the bill and of the form. */
  message: {
    subject: (reference: string) => `Minato order request ${reference}`,
    line: (qty: number, name: string, unit: string, total: string) =>
      qty === 1 ? `1 × ${name}: ${total}` : `${qty} × ${name} at ${unit}: ${total}`,
    from: 'From',
    shipTo: 'Ship to',
    fromAndShipTo: 'From and ship to',
    link: 'This cart',
  },
  intro:
    'Your order becomes a message in an app of yours. Nothing leaves this page until you press send there.',
  choose: 'The app asks you whom to send it to.',
  offline:
    'There is no network now. You can copy or print the order; an app may need the network to open. Your cart is kept until then.',
  ways: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    email: 'E-mail',
    share: 'Share',
    copy: 'Copy',
    print: 'Print',
  },
  /** What we know, and no more: whether it was sent we cannot see. */
  opened: {
    whatsapp: 'Opened in WhatsApp. Press send there: we cannot see whether it was sent.',
    telegram: 'Opened in Telegram. Press send there: we cannot see whether it was sent.',
    email: 'Opened in your mail app. Press send there: we cannot see whether it was sent.',
    share: 'Given to the app you chose. We cannot see whether it was sent.',
    copy: 'Copied. Paste it where the shop can read it.',
    print: 'Made ready for your printer.',
  },
  done: {
    whatsapp: 'Opened in WhatsApp',
    telegram: 'Opened in Telegram',
    email: 'Opened in your mail app',
    share: 'Shared',
    copy: 'Copied',
    print: 'Printed',
  },
  copyByHand: 'This browser does not let us copy. Open the message below and select it.',
  preview: 'Read the message',
  missing: (what: string) => `Not in it yet: ${what}. The shop will have to ask you.`,
  missingParts: { name: 'your name', contact: 'a phone number or e-mail', address: 'where to deliver' },
  addThem: 'Add it in the cart',
  kept: 'Kept under your order requests',
  unkept:
    'This browser does not let us keep the list of your order requests. It will last until you close this page.',
  listTitle: 'Your Order Requests',
  listIntro:
    'Orders that you gave to an app on this device, copied or printed. Whether they were sent, only your apps know.',
  empty: 'None yet. An order that you send to the shop from the cart or the payment is kept here.',
  line: (qty: number, name: string) => `${qty} × ${name}`,
  noScript: 'Your order requests are kept in this browser. Please turn JavaScript on to see them.',
  sendAgain: 'Send again',
  orderAgain: 'Order again',
  remove: 'Remove',
  of: (action: string, reference: string) => `${action}: ${reference}`,
  close: 'Close',
} as const;
