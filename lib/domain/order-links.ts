import { fitMessage } from '@/lib/domain/fit-message';
import type { OrderMessage, OrderWords } from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';

/** Recipients of order requests; if empty, the shopper chooses a contact in the app. */
export type Merchant = {
  /** Digits only, with country code. */
  readonly whatsapp: string;
  /** The user name on t.me, without @. */
  readonly telegram: string;
  readonly email: string;
  /** The shop's own number, as written for people; the shopper may look for it in the app. */
  readonly phone?: string;
};

const linkedChannels = ['whatsapp', 'telegram', 'email'] as const;
export type LinkedChannel = (typeof linkedChannels)[number];

/** The encoded url must be shorter than this, because apps and systems drop or truncate longer ones. */
const urlLimit = { whatsapp: 3500, telegram: 3500, email: 2000 } satisfies Record<LinkedChannel, number>;

export type OrderLink = {
  readonly href: string;
  readonly isTruncated: boolean;
};

/** The apps in which the merchant has an account; without any account all, and the app asks for the recipient. */
export function channelsOf(merchant: Merchant): readonly LinkedChannel[] {
  const withAccount = linkedChannels.filter((channel) => merchant[channel] !== '');
  return withAccount.length === 0 ? linkedChannels : withAccount;
}

/** Each link opens an app with the message prefilled; nothing is sent until the shopper sends it there. */
export function orderLinks(
  request: OrderRequest,
  cartLink: string,
  words: OrderWords,
  merchant: Merchant,
): Readonly<Record<LinkedChannel, OrderLink>> {
  function linkBy(channel: LinkedChannel): OrderLink {
    const write = (message: OrderMessage) => urlFor[channel](message, merchant);
    const fits = (message: OrderMessage) => write(message).length < urlLimit[channel];
    const { message, isTruncated } = fitMessage(request, cartLink, words, fits);
    return { href: write(message), isTruncated };
  }
  return { whatsapp: linkBy('whatsapp'), telegram: linkBy('telegram'), email: linkBy('email') };
}

const urlFor: Readonly<Record<LinkedChannel, (message: OrderMessage, merchant: Merchant) => string>> = {
  whatsapp: ({ textWithLink }, { whatsapp }) => `https://wa.me/${whatsapp}?${query({ text: textWithLink })}`,
  telegram: ({ text, link, textWithLink }, { telegram }) =>
    telegram === ''
      ? `https://t.me/share/url?${query({ url: link, text })}`
      : `https://t.me/${telegram}?${query({ text: textWithLink })}`,
  // RFC 6068 requires CRLF.
  email: ({ subject, textWithLink }, { email }) =>
    `mailto:${email}?${query({ subject, body: textWithLink.replaceAll('\n', '\r\n') })}`,
};

/** Accepts lone surrogates, unlike encodeURIComponent. Blanks become %20, because apps read "+" literally. */
function query(params: Readonly<Record<string, string>>): string {
  return new URLSearchParams(params).toString().replaceAll('+', '%20');
}
