import type { Merchant } from '@/lib/domain/order-links';

/** WhatsApp: digits with country code. Telegram: name without @. Empty: the app asks for the recipient. */
export const merchant = { whatsapp: '', telegram: '', email: '' } as const satisfies Merchant;
