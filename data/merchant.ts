import type { Merchant } from '@/lib/domain/order-links';

/**
 * Where order requests go. Empty, as shipped, the shopper's own app asks; filled in, it opens at the shop: a number of
 * WhatsApp as digits with the country code, a name at t.me without the at sign, an address of mail.
 */
export const merchant = { whatsapp: '', telegram: '', email: '' } as const satisfies Merchant;
