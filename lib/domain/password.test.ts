import fc from 'fast-check';
import { checkPassword, judgePasswords, readPassword, storedPassword } from '@/lib/domain/password';

const all = { length: true, special: true, letterCase: true, digit: true };

test.each(['Abcdef1#', 'Abcdef1$', 'Abcdef1@', 'Abcdef1&', 'Abcdef1?', 'A b c d e f 1 #'])(
  'REG-03 %s is a valid password',
  (password) => {
    expect(checkPassword(password)).toEqual(all);
    expect(judgePasswords(password, password)).toEqual({ kind: 'valid' });
  },
);

test.each([
  ['Abcde1#', { ...all, length: false }],
  ['Abcdefg1', { ...all, special: false }],
  ['abcdefg1#', { ...all, letterCase: false }],
  ['ABCDEFG1#', { ...all, letterCase: false }],
  ['Abcdefg#', { ...all, digit: false }],
  ['Ab1#', { ...all, length: false }],
  ['', { length: false, special: false, letterCase: false, digit: false }],
  ['Ａbcdefg1#', { ...all, letterCase: false }],
  ['Abcdefg٣#', { ...all, digit: false }],
])('REG-03 REG-05 F-100 %s fails its own rule only', (password, checks) => {
  expect(checkPassword(password)).toEqual(checks);
  expect(judgePasswords(password, password)).toEqual({ kind: 'weak' });
});

test.each(Array.from('%!*^()-_=+.,/\\|"\'`~<>[]{}:; §€＃＠'))(
  'REG-11 F-100 %s is no special character',
  (character) => {
    expect(checkPassword(`Abcdefg1${character}`)).toEqual({ ...all, special: false });
  },
);

test('REG-04 the length counts characters, so four pictures are not eight (A-54)', () => {
  expect(checkPassword('🍵🍵🍵🍵').length).toBe(false);
  expect(checkPassword('🍵🍵🍵🍵aB1#').length).toBe(true);
});

test('REG-06 REG-07 REG-08 F-99 that the two differ is told before that they are weak', () => {
  expect(judgePasswords('Abcdef1#', 'Abcdef1$')).toEqual({ kind: 'different' });
  expect(judgePasswords('weak', 'Weak')).toEqual({ kind: 'different' });
  expect(judgePasswords('weak', 'weak ')).toEqual({ kind: 'different' });
  expect(judgePasswords('weak', 'weak')).toEqual({ kind: 'weak' });
});

test('STORE-04 a hash describes itself (A-52)', () => {
  const hashed = { iterations: 600_000, salt: 'c2FsdA', hash: 'aGFzaA' };
  expect(storedPassword(hashed)).toBe('$pbkdf2-sha256$i=600000$c2FsdA$aGFzaA');
  expect(readPassword('$pbkdf2-sha256$i=600000$c2FsdA$aGFzaA')).toEqual({ kind: 'hashed', ...hashed });
});

test('STORE-04 a hash is read as it was written', () => {
  const base64 = fc
    .uint8Array({ minLength: 1, maxLength: 64 })
    .map((bytes) => Buffer.from(bytes).toString('base64').replaceAll('=', ''));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), base64, base64, (iterations, salt, hash) => {
      const hashed = { iterations, salt, hash };
      expect(readPassword(storedPassword(hashed))).toEqual({ kind: 'hashed', ...hashed });
    }),
  );
});

test.each(['Abcdef1#', '', ' ', '$', '$pbkdf2-sha1$i=1$c2FsdA$aGFzaA', 'x$pbkdf2-sha256$i=1$c2FsdA$aGFzaA'])(
  'F-38 %j is plain text of an account seeded by hand',
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
  // Not base64: a character of another alphabet, padding, a length that cannot be decoded.
  '$pbkdf2-sha256$i=600000$c2Fs_A$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2FsdA==$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2Fsd$aGFzaA',
  '$pbkdf2-sha256$i=600000$c2FsdA$aGFza',
])('STORE-07 F-37 %j is a hash that cannot be used', (stored) => {
  expect(readPassword(stored)).toEqual({ kind: 'unusable' });
});

test('STORE-07 the largest count that is read back is two million', () => {
  expect(readPassword('$pbkdf2-sha256$i=2000000$c2FsdA$aGFzaA').kind).toBe('hashed');
  expect(readPassword('$pbkdf2-sha256$i=1$c2FsdA$aGFzaA').kind).toBe('hashed');
});

test('STORE-07 a hash that is read can always be decoded; nothing throws', () => {
  const near = fc
    .array(fc.constantFrom('$pbkdf2-sha256$', 'i=', '600000', '$', 'c2FsdA', 'A', '_', '=', '+/'), {
      maxLength: 9,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        near,
        near.map((text) => `$pbkdf2-sha256$i=600000$${text}`),
      ),
      (stored) => {
        const read = readPassword(stored);
        if (read.kind !== 'hashed') return;
        expect(storedPassword(read)).toBe(stored);
        expect(() => atob(read.salt) + atob(read.hash)).not.toThrow();
      },
    ),
  );
});

test('STORE-07 five million characters are refused without running out of stack', () => {
  expect(readPassword(`$pbkdf2-sha256$i=1$${'c2Fs'.repeat(1_250_000)}$aGFzaA`)).toEqual({ kind: 'unusable' });
});

test('STORE-07 a salt may have 256 characters, and not one more', () => {
  expect(readPassword(`$pbkdf2-sha256$i=1$${'c2Fs'.repeat(64)}$aGFzaA`).kind).toBe('hashed');
  expect(readPassword(`$pbkdf2-sha256$i=1$${'c2Fs'.repeat(64)}cc$aGFzaA`).kind).toBe('unusable');
});
