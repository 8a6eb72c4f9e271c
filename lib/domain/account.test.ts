import fc from 'fast-check';
import { isSameEmail, readAccount, readSession } from '@/lib/domain/account';

const account = { name: 'Dara', email: 'dara@example.com', password: 'Abcdef1#' };
const session = { name: 'Dara', email: 'dara@example.com' };

const emails = fc
  .string({ minLength: 1, maxLength: 400 })
  .filter((text) => text.trim() === text && text !== '');
const names = fc.string({ maxLength: 2000, unit: 'binary' });
const passwords = fc.string({ minLength: 1, maxLength: 200, unit: 'binary' });

test('STORE-04 GEN-06 the stored account has name, email and password, and no role', () => {
  expect(readAccount({ ...account, role: 'admin', isAdmin: true })).toEqual(account);
  expect(readAccount({ state: { ...account, roles: ['admin'] }, version: 0 })).toEqual(account);
});

test('STORE-05 GEN-06 the stored session has name and email, never a password and no role', () => {
  expect(readSession({ ...account, role: 'admin', isAdmin: true })).toEqual(session);
  expect(readSession({ state: { ...account, roles: ['admin'] }, version: 0 })).toEqual(session);
});

test('STORE-04 STORE-05 both are also read from a wrapper (A-20)', () => {
  expect(readAccount({ state: account, version: 0 })).toEqual(account);
  expect(readSession({ state: session, version: 0 })).toEqual(session);
});

test('LOG-03 blanks around a stored email are dropped, never those of a password (A-56)', () => {
  expect(readAccount({ name: ' Dara ', email: ' dara@example.com ', password: ' Abcdef1# ' })).toEqual({
    name: ' Dara ',
    email: 'dara@example.com',
    password: ' Abcdef1# ',
  });
});

test.each([
  null,
  undefined,
  'null',
  '',
  7,
  true,
  [],
  {},
  [account],
  { name: 'Dara', email: 'dara@example.com' },
  { email: 'dara@example.com', password: 'Abcdef1#' },
  { name: 'Dara', password: 'Abcdef1#' },
  { ...account, name: 7 },
  { ...account, email: '' },
  { ...account, email: '   ' },
  { ...account, email: null },
  { ...account, password: '' },
  { ...account, password: {} },
  { state: null },
  { state: [account] },
])('STORE-07 F-37 %j is no account', (stored) => {
  expect(readAccount(stored)).toBeUndefined();
});

test.each([
  null,
  undefined,
  [],
  {},
  { name: 'Dara' },
  { email: 'a@b' },
  { ...session, email: ' ' },
  { state: {} },
])('STORE-07 F-37 %j is no session', (stored) => {
  expect(readSession(stored)).toBeUndefined();
});

test('F-40 a name with HTML in it is text like any other', () => {
  expect(readSession({ ...session, name: '<b>Dara</b>' })?.name).toBe('<b>Dara</b>');
});

test('STORE-04 F-102 an account is read as it was written, however long its texts', () => {
  fc.assert(
    fc.property(names, emails, passwords, (name, email, password) => {
      expect(readAccount(JSON.parse(JSON.stringify({ name, email, password })))).toEqual({
        name,
        email,
        password,
      });
      expect(readSession(JSON.parse(JSON.stringify({ name, email })))).toEqual({ name, email });
    }),
  );
});

test('STORE-07 F-26 whatever storage holds, reading it never throws and pollutes nothing', () => {
  const piece = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.constant(JSON.parse('{"__proto__":{"polluted":1}}')),
  );
  const hostile = fc.oneof(
    piece,
    fc.record({ state: piece }),
    fc.record({ name: piece, email: piece, password: piece }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(hostile, (stored) => {
      const [readOnce, signedIn] = [readAccount(stored), readSession(stored)];
      expect(readAccount(readOnce)).toEqual(readOnce);
      expect(readSession(signedIn)).toEqual(signedIn);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});

test('LOG-03 emails are compared to the letter, blanks around both aside (A-56)', () => {
  expect(isSameEmail(' dara@example.com', 'dara@example.com ')).toBe(true);
  expect(isSameEmail('Dara@example.com', 'dara@example.com')).toBe(false);
  expect(isSameEmail('da ra@example.com', 'dara@example.com')).toBe(false);
});
