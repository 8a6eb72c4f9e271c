import type { Merchant } from '@/lib/domain/order-links';
import { merchant as shipped } from '@/shop/merchant';

// Widened, so that a test may ask what the literal types already rule out.
const { whatsapp, telegram, email }: Merchant = shipped;

test('A-70 each account of the merchant is empty or valid for its app', () => {
  expect(whatsapp).toMatch(/^(?:[1-9]\d{6,14})?$/);
  expect(telegram).toMatch(/^(?:[a-zA-Z]\w{4,31})?$/);
  expect(email).toMatch(/^(?:[^\s@?&]+@[^\s@?&]+)?$/);
});
