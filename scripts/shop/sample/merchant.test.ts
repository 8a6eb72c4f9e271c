import { merchant } from '@/shop/merchant';

const { whatsapp, telegram, email } = merchant;

test('A-70 each account of the merchant is empty or valid for its app', () => {
  expect(whatsapp).toMatch(/^(?:[1-9]\d{6,14})?$/);
  expect(telegram).toMatch(/^(?:[a-zA-Z]\w{4,31})?$/);
  expect(email).toMatch(/^(?:[^\s@?&]+@[^\s@?&]+)?$/);
});
