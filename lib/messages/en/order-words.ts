import type { OrderWords } from '@/lib/domain/order-message';
import { addressFormMessages } from '@/messages/address-form';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages } from '@/messages/checkout';
import { couponMessages } from '@/messages/coupon';
import { orderRequestMessages } from '@/messages/order-request';

/** The words in which an order is written, and in which the order desk reads it. */
export const orderWords: OrderWords = {
  ...cartMessages,
  ...orderRequestMessages.message,
  coupon: couponMessages.label,
  method: checkoutMessages.method,
  methods: checkoutMessages.methods,
  notes: addressFormMessages.notes,
};
