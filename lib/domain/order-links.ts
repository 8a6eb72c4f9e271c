import type { OrderMessage } from '@/lib/domain/order-message';
import type { SendingWay } from '@/lib/domain/order-request';

/** Where order requests go; empty where the shopper's own app is to ask. */
export type Merchant = {
  /** Country code and number, digits alone. */
  readonly whatsapp: string;
  /** A name at t.me, without the at sign. */
  readonly telegram: string;
  readonly email: string;
};

/** The ways that are links: they open an app of the shopper's. */
export type LinkedWay = Extract<SendingWay, 'whatsapp' | 'telegram' | 'email'>;

/**
 * Addresses that open the shopper's own apps with the message in them, at the merchant's account where there is one and
 * else at the app's own list of contacts. Nothing is sent before the shopper sends it there.
 */
export function orderLinks(
  { subject, text, link, whole }: OrderMessage,
  { whatsapp, telegram, email }: Merchant,
): Readonly<Record<LinkedWay, string>> {
  return {
    whatsapp: `https://wa.me/${whatsapp}?${query({ text: whole })}`,
    telegram:
      telegram === ''
        ? `https://t.me/share/url?${query({ url: link, text })}`
        : `https://t.me/${telegram}?${query({ text: whole })}`,
    // Mail wants its lines ended with both signs.
    email: `mailto:${email}?${query({ subject, body: whole.replaceAll('\n', '\r\n') })}`,
  };
}

/** Unlike encodeURIComponent it takes any text, half characters too. Apps take a plus for a plus, not for a blank. */
function query(params: Readonly<Record<string, string>>): string {
  return new URLSearchParams(params).toString().replaceAll('+', '%20');
}
