import { readPassword, writePassword } from '@/lib/domain/password';

/** OWASP recommends this number for PBKDF2 with SHA-256. */
const defaultIterations = 600_000;
const saltBytes = 16;
const hashBytes = 32;

type Bytes = Uint8Array<ArrayBuffer>;

async function hash(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const derived = await derive(password, salt, defaultIterations);
  return writePassword({ iterations: defaultIterations, salt: toBase64(salt), hash: toBase64(derived) });
}

/**
 * Returns `right-plain` for the right password if it is stored as plain text, which the caller should replace
 * with a hash. Always derives a key, so that timing does not reveal whether an account exists.
 *
 * @param stored what the account holds: a hash or plain text; none if there is no account
 */
async function verify(
  password: string,
  stored = '',
): Promise<{ readonly kind: 'right' | 'wrong' | 'right-plain' }> {
  const known = readPassword(stored);
  if (known.kind === 'hashed') {
    const derived = await derive(password, fromBase64(known.salt), known.iterations);
    return { kind: isEqual(derived, fromBase64(known.hash)) ? 'right' : 'wrong' };
  }
  await derive(password, new Uint8Array(saltBytes), defaultIterations);
  const isRight = stored !== '' && known.kind === 'plain' && isEqual(toUtf8(password), toUtf8(stored));
  return { kind: isRight ? 'right-plain' : 'wrong' };
}

export const passwords = { hash, verify };

export type Passwords = Readonly<typeof passwords>;

async function derive(password: string, salt: Bytes, iterations: number): Promise<Uint8Array> {
  const subtle = webCrypto();
  if (subtle === undefined) return deriveSlowly(password, salt, iterations);
  const key = await subtle.importKey('raw', toUtf8(password), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await subtle.deriveBits(algorithm, key, hashBytes * 8));
}

/** The fallback in JavaScript is loaded on demand. It takes about 1.3 s, but yields to the event loop. */
async function deriveSlowly(password: string, salt: Bytes, iterations: number): Promise<Uint8Array> {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return pbkdf2Async(sha256, toUtf8(password), salt, { c: iterations, dkLen: hashBytes });
}

/** Returns undefined on plain http, except on localhost. */
function webCrypto(): SubtleCrypto | undefined {
  return crypto.subtle;
}

/** Compares every byte even after a difference, so that timing does not reveal where it is. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  const difference = a.reduce((sum, byte, index) => sum | (byte ^ (b[index] ?? 0)), a.length ^ b.length);
  return difference === 0;
}

function toUtf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
