import { emptyDraft } from '@/lib/domain/checkout';
import { dataFile } from '@/lib/domain/data-export';
import { request } from '@/lib/domain/order-fixture';
import type { StoredText } from '@/lib/domain/stored-data';

const time = '2026-11-22T03:15:00.000Z';

const text = (key: StoredText['key'], value: unknown): StoredText => ({ key, text: JSON.stringify(value) });

function exported(...texts: readonly StoredText[]): unknown {
  return JSON.parse(dataFile([{ subject: 'cart', area: 'device', texts }], time).text);
}

test('A-75 one file, named by its day, holds what is on the device and in the tab', () => {
  const { name, text: content } = dataFile(
    [
      { subject: 'cart', area: 'device', texts: [text('Cart', [2])] },
      { subject: 'wishlist', area: 'device', texts: [] },
      { subject: 'reloads', area: 'tab', texts: [text('reloaded /Cart', 7)] },
    ],
    time,
  );
  expect(name).toBe('minato-your-data-2026-11-22.json');
  expect(content).toBe(
    '{\n  "savedAt": "2026-11-22T03:15:00.000Z",\n  "device": {\n    "Cart": [\n      2\n    ]\n  },\n  "tab": {\n    "reloaded /Cart": 7\n  }\n}',
  );
});

const person = { name: 'Dara', email: 'dara@minato.example' };
const address = { ...emptyDraft.billing, city: 'Siem Reap' };

test.each<[string, StoredText, unknown]>([
  ['the hash of a password', text('RegisteredUser', { ...person, password: '$pbkdf2' }), person],
  ['a password in a wrapper', text('RegisteredUser', { state: { ...person, password: 'x' } }), person],
  ['a password in the session', text('User', { ...person, password: 'x' }), person],
  ['an account that is no JSON', { key: 'RegisteredUser', text: '{"password":"$pbk' }, undefined],
  ['a session that cannot be read', text('User', { password: 'x' }), undefined],
  ['card data in a draft', text('Checkout', { ...emptyDraft, cardNumber: '4111' }), emptyDraft],
  ['card data in an address', text('SavedAddresses', [{ ...address, cvv: '737' }]), [address]],
  ['card data in an order', text('OrderRequests', [{ ...request, cvv: '737' }]), [request]],
])('A-75 A-52 PAY-13 the file leaves out %s', (_, stored, value) => {
  expect(exported(stored)).toEqual({ savedAt: time, device: { [stored.key]: value }, tab: {} });
});

test('A-75 a text that is not JSON, or that is null, is exported as it is', () => {
  expect(exported({ key: 'Cart.bak', text: '{oops' })).toMatchObject({ device: { 'Cart.bak': '{oops' } });
  expect(exported(text('Cart.bak', null))).toMatchObject({ device: { 'Cart.bak': 'null' } });
});
