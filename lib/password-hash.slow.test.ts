import { execFile } from 'node:child_process';
import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { passwords } from '@/lib/password-hash';

// Hashing takes many seconds on a busy machine.
jest.setTimeout(60_000);

// Jest cannot load ES modules from node_modules, so the library runs in a Node process of its own.
jest.mock('@noble/hashes/sha2.js', () => ({ sha256: 'sha256' }));
jest.mock('@noble/hashes/pbkdf2.js', () => ({
  pbkdf2Async: (name: string, password: Uint8Array, salt: Uint8Array, options: object) =>
    runLibrary(name, [...password], [...salt], options),
}));

function runLibrary(...args: unknown[]): Promise<Uint8Array> {
  const script = `
    import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
    import * as sha2 from '@noble/hashes/sha2.js';
    const [name, password, salt, options] = ${JSON.stringify(args)};
    const hash = await pbkdf2Async(sha2[name], Uint8Array.from(password), Uint8Array.from(salt), options);
    console.log(JSON.stringify([...hash]));`;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error, output) => {
      if (error === null) resolve(Uint8Array.from(JSON.parse(output)));
      else reject(error);
    });
  });
}

function setCrypto(value: unknown): void {
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true, writable: true });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** A stored password whose hash comes from Node and not from the tested code. */
function storedHash(password: string, iterations: number, length = 32): string {
  const salt = Buffer.from('salt of 16 bytes');
  const hash = pbkdf2Sync(password, salt, iterations, length, 'sha256');
  return `$pbkdf2-sha256$i=${iterations}$${base64(salt)}$${base64(hash)}`;
}

/** Saves the seconds of a derivation whose result is not used. F-105 below shows that it takes place. */
function skipDerivation(): void {
  jest.spyOn(webcrypto.subtle, 'deriveBits').mockResolvedValue(new ArrayBuffer(32));
}

afterEach(() => setCrypto(webcrypto));

test('STORE-04 a password becomes a salted hash of 600,000 rounds (A-52)', async () => {
  const text = await passwords.hash('Abcdef1#');
  const [, kind, rounds, salt = '', hash = ''] = text.split('$');
  expect([kind, rounds]).toEqual(['pbkdf2-sha256', 'i=600000']);
  // 16 bytes are 22 characters of Base64.
  expect(salt).toMatch(/^[\w+/]{22}$/);
  const expected = pbkdf2Sync('Abcdef1#', Buffer.from(salt, 'base64'), 600_000, 32, 'sha256');
  expect(hash).toBe(base64(expected));
  expect(text).not.toContain('Abcdef1#');
});

test('STORE-04 the same password is stored differently each time', async () => {
  expect(await passwords.hash('Abcdef1#')).not.toBe(await passwords.hash('Abcdef1#'));
});

test.each(['pâss wörd 港 1#', 'Pâss wörd 港 1# ', ' Pâss wörd 港 1#', 'Pâss wörd 港 1', ''])(
  'LOG-03 the stored password verifies as right, and "%s" as wrong',
  async (other) => {
    const known = storedHash('Pâss wörd 港 1#', 1000);
    expect(await passwords.verify('Pâss wörd 港 1#', known)).toEqual({ kind: 'right' });
    expect(await passwords.verify(other, known)).toEqual({ kind: 'wrong' });
  },
);

test('LOG-03 a stored hash of another length verifies as wrong', async () => {
  expect(await passwords.verify('Abcdef1#', storedHash('Abcdef1#', 1000, 4))).toEqual({ kind: 'wrong' });
  expect(await passwords.verify('Abcdef1#', storedHash('Abcdef1#', 1000, 64))).toEqual({ kind: 'wrong' });
});

test.each(['abcdef1#', 'Abcdef1', 'Abcdef1# '])(
  'F-38 a password stored as plain text verifies as right-plain, and "%s" as wrong',
  async (other) => {
    skipDerivation();
    expect(await passwords.verify('Abcdef1#', 'Abcdef1#')).toEqual({ kind: 'right-plain' });
    expect(await passwords.verify(other, 'Abcdef1#')).toEqual({ kind: 'wrong' });
  },
);

// The third one has too many rounds, and the last one has neither salt nor hash.
test.each([undefined, '', '$pbkdf2-sha256$i=9000000$c2FsdA$aGFzaA', '$pbkdf2-sha256$i=1$$'])(
  'STORE-07 every password verifies as wrong if %j is stored',
  async (text) => {
    skipDerivation();
    expect(await passwords.verify('', text)).toEqual({ kind: 'wrong' });
    expect(await passwords.verify(text ?? 'Abcdef1#', text)).toEqual({ kind: 'wrong' });
  },
);

test.each([
  ['no account', undefined],
  ['a plain password', 'Other1#aa'],
  ['a hash that cannot be used', '$pbkdf2-sha256$'],
  ['a hash', storedHash('Other1#aa', 600_000)],
])('F-105 with %s stored, a wrong password costs the same work', async (_name, text) => {
  const derive = jest.spyOn(webcrypto.subtle, 'deriveBits');
  expect(await passwords.verify('Abcdef1#', text)).toEqual({ kind: 'wrong' });
  expect(derive.mock.calls).toEqual([
    [
      expect.objectContaining({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 }),
      expect.anything(),
      256,
    ],
  ]);
});

test('A-52 on plain http, where WebCrypto is missing, the library computes the same hash', async () => {
  setCrypto({ getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) });
  const text = await passwords.hash('Pâss wörd 港 1#');
  expect(text).toMatch(/^\$pbkdf2-sha256\$i=600000\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.verify('Abcdef1#', storedHash('Abcdef1#', 1000))).toEqual({ kind: 'right' });
  expect(await passwords.verify('Abcdef2#', storedHash('Abcdef1#', 1000))).toEqual({ kind: 'wrong' });

  setCrypto(webcrypto);
  expect(await passwords.verify('Pâss wörd 港 1#', text)).toEqual({ kind: 'right' });
});
