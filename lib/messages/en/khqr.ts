import { locale } from '@/messages/language';
import { shopName } from '@/shop/settings';

/** These texts never say whether an order is paid, because only the shop's bank knows. */
export const khqrMessages = {
  title: 'Pay with KHQR',
  insteadOfCash: 'Pay with KHQR instead of cash',
  payTo: (name: string) => `Pay to ${name}`,
  code: (amount: string, reference: string) => `KHQR code for ${amount}, order ${reference}`,
  order: (reference: string) => `${shopName} order ${reference}`,
  /** `time` in milliseconds since the epoch. */
  validUntil: (time: number) =>
    `Valid until ${new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(time)}`,
  expired: 'This code has expired. If you have paid, send the receipt and do not pay again.',
  newCode: 'New code',
  clockWrong:
    "This device's clock seems wrong, so your bank's app may refuse the code. Set the clock, then make a new code.",
  tooLarge: 'This amount is too large for a KHQR code. The shop will tell you how to pay.',
  steps: [
    'Send your order first.',
    "Scan the code with your bank's app. To pay on this phone, take a screenshot and open it in the app from your gallery.",
    'Check the name and the amount in the app before you pay.',
    'Send the receipt in the chat. The shop checks it and confirms your order.',
  ],
} as const;
