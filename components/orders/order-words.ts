import type { OrderWords } from '@/lib/domain/order-message';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages } from '@/messages/checkout';
import { orderRequestMessages } from '@/messages/order-request';

export const orderWords: OrderWords = {
  ...orderRequestMessages.message,
  subtotal: cartMessages.subtotal,
  shipping: cartMessages.shipping,
  free: cartMessages.free,
  tax: cartMessages.tax,
  rounding: cartMessages.rounding,
  total: cartMessages.total,
  coupon: cartMessages.coupon,
  method: checkoutMessages.method,
  methods: checkoutMessages.methods,
  notes: checkoutMessages.notes,
};
