import type { Merchant } from '@/lib/domain/order-links';

/** Orders go to these accounts; `Merchant` says how to write them. If one is empty, the app asks for the recipient. */
export const merchant = { whatsapp: '', telegram: '', email: '' } as const satisfies Merchant;
