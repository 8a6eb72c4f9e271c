import { readPassword, writePassword } from '@/lib/domain/password';

/** OWASP's recommendation for PBKDF2 with SHA-256. */
const iterations = 600_000;
const saltBytes = 16;
const hashBytes = 32;

type Bytes = Uint8Array<ArrayBuffer>;

async function hash(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const derived = await derive(password, salt, iterations);
  return writePassword({ iterations, salt: toBase64(salt), hash: toBase64(derived) });
}

/**
 * `right-plain`: matches a password stored as plain text, which the caller should replace with a hash. Always
 * derives a key, so that timing does not reveal whether an account exists.
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
  await derive(password, new Uint8Array(saltBytes), iterations);
  const isRight = stored !== '' && known.kind === 'plain' && isEqual(toUtf8(password), toUtf8(stored));
  return { kind: isRight ? 'right-plain' : 'wrong' };
}

export const passwords = { hash, verify };

export type Passwords = Readonly<typeof passwords>;

async function derive(password: string, salt: Bytes, rounds: number): Promise<Uint8Array> {
  const subtle = webCrypto();
  if (subtle === undefined) return deriveSlowly(password, salt, rounds);
  const key = await subtle.importKey('raw', toUtf8(password), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(algorithm, key, hashBytes * 8));
}

/** JavaScript fallback, loaded on demand: about 1.3 s, yielding to the event loop. */
async function deriveSlowly(password: string, salt: Bytes, rounds: number): Promise<Uint8Array> {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return pbkdf2Async(sha256, toUtf8(password), salt, { c: rounds, dkLen: hashBytes });
}

/** Undefined in insecure contexts: plain http other than localhost. */
function webCrypto(): SubtleCrypto | undefined {
  return crypto.subtle;
}

/** Constant-time comparison. */
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
