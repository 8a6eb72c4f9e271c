import { locale } from '@/messages/language';

/** These texts never say that an order is paid, because only the shop's bank knows. */
export const khqrMessages = {
  title: 'Pay with KHQR',
  insteadOfCash: 'Pay with KHQR instead of cash',
  payTo: (name: string) => `Pay to ${name}`,
  code: (amount: string, reference: string) => `KHQR code for ${amount}, order ${reference}`,
  order: (reference: string) => `Order ${reference}`,
  /** `time` in milliseconds since the epoch. */
  validUntil: (time: number) =>
    `Valid until ${new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(time)}`,
  expired: 'This code has expired.',
  newCode: 'New code',
  clockWrong:
    "This device's clock seems wrong, so your bank's app may refuse the code. Set the clock, then make a new code.",
  tooLarge: 'This amount is too large for a KHQR code. The shop will tell you how to pay.',
  steps: [
    'Send your order first.',
    "On this phone, take a screenshot of the code and open it from the gallery in your bank's app. On another screen, scan it.",
    'Check the name and the amount in the app before you pay.',
    'Send the receipt in the chat. The shop checks it and confirms your order.',
  ],
} as const;
