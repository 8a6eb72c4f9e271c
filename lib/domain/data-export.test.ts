import { emptyDraft } from '@/lib/domain/checkout';
import { dataFile } from '@/lib/domain/data-export';
import type { StoredText } from '@/lib/domain/stored-data';

const time = '2026-11-22T03:15:00.000Z';

function exported(texts: readonly StoredText[], area: 'device' | 'tab' = 'device'): unknown {
  return JSON.parse(dataFile([{ subject: 'cart', area, texts }], time).text);
}
const text = (key: StoredText['key'], value: unknown): StoredText => ({ key, text: JSON.stringify(value) });

test('A-75 one file, named by its day, with what is on the device and what is in the tab', () => {
  const { name, text: content } = dataFile(
    [
      { subject: 'cart', area: 'device', texts: [text('Cart', [{ id: 2, qty: 1 }])] },
      { subject: 'wishlist', area: 'device', texts: [] },
      { subject: 'reloads', area: 'tab', texts: [text('reloaded /Cart', 7)] },
    ],
    time,
  );
  expect(name).toBe('minato-your-data-2026-11-22.json');
  expect(content).toBe(
    '{\n  "savedAt": "2026-11-22T03:15:00.000Z",\n  "device": {\n    "Cart": [\n      {\n        "id": 2,\n        "qty": 1\n      }\n    ]\n  },\n  "tab": {\n    "reloaded /Cart": 7\n  }\n}',
  );
});

test('A-75 A-52 the hash of the password is left out, wherever it stands', () => {
  const person = {
    name: 'Dara',
    email: 'dara@minato.example',
    password: '$pbkdf2-sha256$i=600000$salt$hash',
  };
  const file = exported([text('RegisteredUser', person), text('User', { ...person, password: 'plain' })]);
  const { password: _, ...known } = person;
  expect(file).toEqual({ savedAt: time, device: { RegisteredUser: known, User: known }, tab: {} });
  expect(exported([text('RegisteredUser', { state: person })])).toMatchObject({
    device: { RegisteredUser: known },
  });
});

test('A-75 an account or a session that cannot be read is left out, for a hash may be in it', () => {
  const broken: readonly StoredText[] = [
    { key: 'RegisteredUser', text: '{"password":"$pbkdf2' },
    text('User', { password: 'x' }),
  ];
  expect(exported(broken)).toEqual({ savedAt: time, device: {}, tab: {} });
});

test('A-75 PAY-13 what is foreign to the form is left out of it, so a card cannot be in the file', () => {
  const draft = { ...emptyDraft, notes: 'Ring', cardNumber: '4111 1111 1111 1111' };
  expect(exported([text('Checkout', draft)], 'tab')).toMatchObject({
    tab: { Checkout: { ...emptyDraft, notes: 'Ring' } },
  });
  const address = { ...emptyDraft.billing, city: 'Siem Reap' };
  expect(exported([text('SavedAddresses', [{ ...address, cvv: '737' }])])).toMatchObject({
    device: { SavedAddresses: [address] },
  });
  const request = {
    reference: '261122-K7QF',
    madeAt: 1_795_338_000_000,
    lines: [{ id: 2, name: 'Matcha', qty: 1, unitCents: 2565, cvv: '737' }],
    draft,
    sentBy: ['copy'],
  };
  const { text: content } = dataFile(
    [{ subject: 'requests', area: 'device', texts: [text('OrderRequests', [request])] }],
    time,
  );
  expect(content).toContain('261122-K7QF');
  expect(content).not.toMatch(/4111|737/);
});

test('A-75 a text that is no JSON is given as it stands', () => {
  expect(exported([{ key: 'Cart.bak', text: '{oops' }])).toMatchObject({ device: { 'Cart.bak': '{oops' } });
  expect(exported([text('Cart.bak', null)])).toMatchObject({ device: { 'Cart.bak': 'null' } });
});
