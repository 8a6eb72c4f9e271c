import fc from 'fast-check';
import { checkPassword, validatePasswords, readPassword, writePassword } from '@/lib/domain/password';

const allMet = { length: true, special: true, letterCase: true, digit: true };

test.each(['Abcdef1#', 'Abcdef1$', 'Abcdef1@', 'Abcdef1&', 'Abcdef1?', 'A b c d e f 1 #'])(
  'REG-03 %s is a valid password',
  (password) => {
    expect(checkPassword(password)).toEqual(allMet);
    expect(validatePasswords(password, password)).toEqual({ kind: 'valid' });
  },
);

test.each([
  ['Abcde1#', { ...allMet, length: false }],
  // The length counts characters: four emoji are not eight.
  ['🍵🍵🍵a1#', { ...allMet, length: false, letterCase: false }],
  ['🍵🍵🍵🍵aB1#', allMet],
  ['Abcdefg1', { ...allMet, special: false }],
  ['abcdefg1#', { ...allMet, letterCase: false }],
  ['ABCDEFG1#', { ...allMet, letterCase: false }],
  ['Ａbcdefg1#', { ...allMet, letterCase: false }],
  ['Abcdefg#', { ...allMet, digit: false }],
  ['Abcdefg٣#', { ...allMet, digit: false }],
  ['', { length: false, special: false, letterCase: false, digit: false }],
])('REG-03 REG-04 REG-05 F-100 %j meets some of the rules', (password, checks) => {
  expect(checkPassword(password)).toEqual(checks);
});

test('REG-11 F-100 no other character is special', () => {
  const others = '%!*^()-_=+.,/\\|"\'`~<>[]{}:; §€＃＠';
  expect(checkPassword(`Abcdefg1${others}`)).toEqual({ ...allMet, special: false });
});

test.each([
  ['Abcdef1#', 'Abcdef1$', 'different'],
  ['weak', 'weak ', 'different'],
  ['Abcdef1', 'Abcdef1', 'weak'],
  ['Abcdefg1', 'Abcdefg1', 'weak'],
])(
  'REG-05 REG-06 REG-07 REG-08 F-99 %j and %j are %s, and a difference counts before weakness',
  (password, confirmation, kind) => {
    expect(validatePasswords(password, confirmation)).toEqual({ kind });
  },
);

test('STORE-04 a hash is read as it was written (A-52)', () => {
  const hashed = { iterations: 600_000, salt: 'c2FsdA', hash: 'aGFzaA' };
  expect(writePassword(hashed)).toBe('$pbkdf2-sha256$i=600000$c2FsdA$aGFzaA');
  const base64 = fc
    .uint8Array({ minLength: 1, maxLength: 64 })
    .map((bytes) => Buffer.from(bytes).toString('base64').replaceAll('=', ''));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), base64, base64, (iterations, salt, hash) => {
      const written = writePassword({ iterations, salt, hash });
      expect(readPassword(written)).toEqual({ kind: 'hashed', iterations, salt, hash });
    }),
  );
});

test.each(['Abcdef1#', '', '$', '$pbkdf2-sha1$i=1$c2FsdA$aGFzaA', 'x$pbkdf2-sha256$i=1$c2FsdA$aGFzaA'])(
  'F-38 %j is the plain password of an account seeded by hand',
  (stored) => {
    expect(readPassword(stored)).toEqual({ kind: 'plain' });
  },
);

test.each([
  '$pbkdf2-sha256$',
  '$pbkdf2-sha256$i=0$c2FsdA$aGFzaA',
  '$pbkdf2-sha256$i=2000001$c2FsdA$aGFzaA',
  '$pbkdf2-sha256$i=9999999999$c2FsdA$aGFzaA',
  '$pbkdf2-sha256$i=-1$c2FsdA$aGFzaA',
  '$pbkdf2-sha256$i=1e6$c2FsdA$aGFzaA',
  '$pbkdf2-sha256$i=600000$$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2FsdA$',
  '$pbkdf2-sha256$i=600000$c2FsdA',
  '$pbkdf2-sha256$i=600000$c2FsdA$aGFzaA$',
  '$pbkdf2-sha256$i=600000$c2FsdA$aGFzaA\n',
  // These are not base64, because of a foreign character, padding, or a length that cannot be decoded.
  '$pbkdf2-sha256$i=600000$c2Fs_A$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2FsdA==$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2Fsd$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2FsdA$aGFza',
])('STORE-07 F-37 %j is an unusable hash', (stored) => {
  expect(readPassword(stored)).toEqual({ kind: 'unusable' });
});

test.each([
  ['one iteration', '$pbkdf2-sha256$i=1$c2FsdA$aGFzaA', 'hashed'],
  ['two million iterations', '$pbkdf2-sha256$i=2000000$c2FsdA$aGFzaA', 'hashed'],
  ['a salt of 256 characters', `$pbkdf2-sha256$i=1$${'c2Fs'.repeat(64)}$aGFzaA`, 'hashed'],
  ['a salt of 258 characters', `$pbkdf2-sha256$i=1$${'c2Fs'.repeat(64)}cc$aGFzaA`, 'unusable'],
  // Without a bound, the expression would run out of stack.
  ['a salt of five million', `$pbkdf2-sha256$i=1$${'c2Fs'.repeat(1_250_000)}$aGFzaA`, 'unusable'],
])('STORE-07 F-37 a hash with %s', (_, stored, kind) => {
  expect(readPassword(stored).kind).toBe(kind);
});

test('STORE-07 a hash that is read can always be decoded', () => {
  const pieces = fc.constantFrom('$pbkdf2-sha256$', 'i=', '600000', '$', 'c2FsdA', 'A', '_', '=', '+/');
  const similarTexts = fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''));
  const hashes = similarTexts.map((text) => `$pbkdf2-sha256$i=600000$${text}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), similarTexts, hashes), (stored) => {
      const read = readPassword(stored);
      if (read.kind !== 'hashed') return;
      expect(writePassword(read)).toBe(stored);
      expect(() => atob(read.salt) + atob(read.hash)).not.toThrow();
    }),
  );
});
