import fc from 'fast-check';
import { isSameEmail, readAccount, readSession } from '@/lib/domain/account';
import { anyCharacter } from '@/scripts/testing/properties';

const account = { name: 'Dara', email: 'dara@example.com', password: 'Abcdef1#' };
const session = { name: 'Dara', email: 'dara@example.com' };

test.each([
  ['in a bare value', { ...account, role: 'admin', isAdmin: true }],
  ['in the wrapper of another library (A-20)', { state: { ...account, roles: ['admin'] }, version: 0 }],
])(
  'STORE-04 STORE-05 GEN-06 F-37 an account %s is read without a role, and a session without a password',
  (_, stored) => {
    expect(readAccount(stored)).toEqual(account);
    expect(readSession(stored)).toEqual(session);
  },
);

test('LOG-03 F-40 blanks around an email are dropped, and a name and a password stay as they are (A-56)', () => {
  const stored = { name: ' <b>Dara</b> ', email: ' dara@example.com ', password: ' Abcdef1# ' };
  expect(readAccount(stored)).toEqual({ ...stored, email: 'dara@example.com' });
  expect(readSession(stored)).toEqual({ name: ' <b>Dara</b> ', email: 'dara@example.com' });
});

test.each([
  null,
  'null',
  7,
  [],
  [account],
  { name: 'Dara', email: 'dara@example.com' },
  { email: 'dara@example.com', password: 'Abcdef1#' },
  { name: 'Dara', password: 'Abcdef1#' },
  { ...account, name: 7 },
  { ...account, email: '   ' },
  { ...account, password: '' },
  { state: null },
  { state: [account] },
])('STORE-07 F-37 %j is no account', (stored) => {
  expect(readAccount(stored)).toBeUndefined();
});

test.each([undefined, [], { name: 'Dara' }, { email: 'a@b' }, { ...session, email: ' ' }, { state: {} }])(
  'STORE-07 F-37 %j is no session',
  (stored) => {
    expect(readSession(stored)).toBeUndefined();
  },
);

test('STORE-04 F-102 an account is read as it was written, however long its texts', () => {
  const text = fc.string({ minLength: 1, maxLength: 2000, unit: anyCharacter });
  fc.assert(
    fc.property(text, text, text, (name, typedEmail, password) => {
      const written = { name, email: `x${typedEmail}x`, password };
      expect(readAccount(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }),
  );
});

test('STORE-07 F-26 reading any stored value never throws and pollutes no prototype', () => {
  const piece = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.constant(JSON.parse('{"__proto__":{"polluted":1}}')),
  );
  const record = fc.record({ name: piece, email: piece, password: piece }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(piece, fc.record({ state: piece }), record), (stored) => {
      const [read, signedIn] = [readAccount(stored), readSession(stored)];
      expect(readAccount(read)).toEqual(read);
      expect(readSession(signedIn)).toEqual(signedIn);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});

test.each([
  [' dara@example.com', 'dara@example.com ', true],
  ['Dara@example.com', 'dara@example.com', false],
  ['da ra@example.com', 'dara@example.com', false],
])(
  'LOG-03 emails are compared with their letter case and without blanks around them: %j and %j (A-56)',
  (a, b, isSame) => {
    expect(isSameEmail(a, b)).toBe(isSame);
  },
);
