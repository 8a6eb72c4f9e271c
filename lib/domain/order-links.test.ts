import fc from 'fast-check';
import { orderLinks } from '@/lib/domain/order-links';

const nobody = { whatsapp: '', telegram: '', email: '' };
const message = {
  subject: 'Order 1 & 2',
  text: 'Two + one\n日本',
  link: 'https://minato.example/Cart?items=7.2',
  whole: 'Two + one\n日本\n\nThis cart: https://minato.example/Cart?items=7.2',
};

test('A-70 without an account of the merchant the apps ask whom to send to', () => {
  expect(orderLinks(message, nobody)).toEqual({
    whatsapp:
      'https://wa.me/?text=Two%20%2B%20one%0A%E6%97%A5%E6%9C%AC%0A%0AThis%20cart%3A%20https%3A%2F%2Fminato.example%2FCart%3Fitems%3D7.2',
    telegram:
      'https://t.me/share/url?url=https%3A%2F%2Fminato.example%2FCart%3Fitems%3D7.2&text=Two%20%2B%20one%0A%E6%97%A5%E6%9C%AC',
    email:
      'mailto:?subject=Order%201%20%26%202&body=Two%20%2B%20one%0D%0A%E6%97%A5%E6%9C%AC%0D%0A%0D%0AThis%20cart%3A%20https%3A%2F%2Fminato.example%2FCart%3Fitems%3D7.2',
  });
});

test('A-70 with accounts they open at the merchant', () => {
  const links = orderLinks(message, {
    whatsapp: '85500000000',
    telegram: 'minato',
    email: 'a@minato.example',
  });
  expect(links.whatsapp).toMatch(/^https:\/\/wa\.me\/85500000000\?text=Two%20%2B/);
  expect(links.telegram).toMatch(/^https:\/\/t\.me\/minato\?text=Two%20%2B.*items%3D7\.2$/);
  expect(links.email).toMatch(/^mailto:a@minato\.example\?subject=Order%201%20%26%202&body=/);
});

test('A-70 any text arrives whole in every link, half characters replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', ''), (whole, half) => {
      const links = orderLinks({ ...message, whole: `${whole}${half}` }, nobody);
      const text = new URL(links.whatsapp).searchParams.get('text');
      expect(text).toBe(`${whole}${half}`.replace(/\p{Surrogate}/gu, '\ufffd'));
      expect(links.email).not.toContain('+');
    }),
  );
});
