import type { OrderWords } from '@/lib/domain/order-message';
import { cartMessages } from '@/lib/messages/en/cart';
import { checkoutMessages } from '@/lib/messages/en/checkout';
import { orderRequestMessages } from '@/lib/messages/en/order-request';

/** The message speaks in the words of the bill and of the form. */
export const orderWords: OrderWords = {
  ...orderRequestMessages.message,
  subtotal: cartMessages.subtotal,
  shipping: cartMessages.shipping,
  free: cartMessages.free,
  tax: cartMessages.tax,
  total: cartMessages.total,
  coupon: cartMessages.coupon,
  method: checkoutMessages.method,
  methods: checkoutMessages.methods,
  notes: checkoutMessages.notes,
};
