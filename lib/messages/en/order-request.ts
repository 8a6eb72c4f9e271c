import { locale } from '@/messages/language';
import { hasOrderDesk, khqrStand } from '@/shop/extras';
import { hasCardPage, shopName } from '@/shop/settings';

const listFormat = new Intl.ListFormat(locale, { type: 'conjunction' });

export const orderRequestMessages = {
  message: {
    subject: (reference: string) => `${shopName} order request ${reference}`,
    line: (qty: number, name: string, unit: string, total: string) =>
      qty === 1 ? `1 × ${name}: ${total}` : `${qty} × ${name} at ${unit}: ${total}`,
    from: 'From',
    shipTo: 'Ship to',
    fromAndShipTo: 'From and ship to',
    more: (count: number) =>
      count === 1 ? '… and 1 more product: see the link' : `… and ${count} more products: see the link`,
    cut: '(This message was too long and ends here.)',
    link: 'This cart',
    ...(hasOrderDesk && { code: 'For the shop' }),
    ...(khqrStand !== '' && { khqr: 'KHQR: if I pay with it, the receipt follows here.' }),
  },
  intro: 'Your order opens as a message in your own app. Nothing is sent until you press Send there.',
  appAsksRecipient: 'Your app will ask who to send the message to.',
  shopNumber: (phone: string) => `The shop is at ${phone}.`,
  youAreOffline:
    "You're offline. You can copy or print the order now, but your apps may need a connection. Your cart stays here.",
  channels: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    email: 'Email',
    share: 'Share',
    copy: 'Copy',
    print: 'Print',
  },
  apps: { whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'email' },
  /** These texts never claim that the message was sent, because the page cannot know. */
  opened: {
    whatsapp: "Opened in WhatsApp. Press Send there; we can't see whether it was sent.",
    telegram: "Opened in Telegram. Press Send there; we can't see whether it was sent.",
    email: "Opened in your email app. Press Send there; we can't see whether it was sent.",
    share: "Passed to the app you chose. We can't see whether it was sent.",
    copy: 'Copied. Now paste it into a message to the shop.',
    print: 'Ready to print.',
  },
  lastAction: {
    whatsapp: 'Opened in WhatsApp',
    telegram: 'Opened in Telegram',
    email: 'Opened in your email app',
    share: 'Shared',
    copy: 'Copied',
    print: 'Opened to print',
  },
  nothingOpened: 'Nothing opened?',
  cannotPrint: "This browser can't print. You can read the order below.",
  copyOrder: 'Copy the order',
  tooLong: (apps: readonly string[]) =>
    `This order is too long for ${listFormat.format(apps)}, so the message there is shorter and links to the whole cart. Press Copy to get the whole order.`,
  textShortened: 'Some of what you typed is very long. Only the beginning is in the message.',
  listFull: (oldest: string) =>
    `Only the latest twenty order requests are kept. This one will push out the oldest, ${oldest}.`,
  preview: 'Read the message',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  missing: (parts: readonly string[]) =>
    `Still missing: ${listFormat.format(parts)}. The shop will have to ask you.`,
  missingParts: { name: 'your name', contact: 'a phone number or email', address: 'a delivery address' },
  addMissingParts: 'Fill it in on the cart page',
  addMissingHere: 'Fill it in now',
  seeRequests: 'See your order requests',
  unsaved:
    "Your browser isn't letting us save your order requests. The list will last until you close this page.",
  listTitle: 'Your Order Requests',
  listIntro:
    "Orders you opened in an app, copied or printed. We can't see whether they were sent. Only the latest twenty are kept.",
  empty: `None yet. Orders you send from the cart${hasCardPage ? ' or payment page' : ''} appear here.`,
  line: (qty: number, name: string) => `${qty} × ${name}`,
  noScript: 'Your order requests are kept in this browser. Please turn on JavaScript to see them.',
  sendAgain: 'Send again',
  orderAgain: 'Order again',
  remove: 'Remove',
  actionLabel: (action: string, reference: string) => `${action}: ${reference}`,
  close: 'Close',
} as const;
