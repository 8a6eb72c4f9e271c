export type PasswordChecks = Readonly<Record<'length' | 'special' | 'letterCase' | 'digit', boolean>>;

export function checkPassword(password: string): PasswordChecks {
  return {
    length: [...password].length >= 8,
    special: /[#$@&?]/.test(password),
    letterCase: /[a-z]/.test(password) && /[A-Z]/.test(password),
    digit: /[0-9]/.test(password),
  };
}

export function validatePasswords(
  password: string,
  confirmation: string,
): { readonly kind: 'valid' | 'different' | 'weak' } {
  if (password !== confirmation) return { kind: 'different' };
  return { kind: Object.values(checkPassword(password)).every(Boolean) ? 'valid' : 'weak' };
}

export type HashedPassword = {
  readonly kind: 'hashed';
  readonly iterations: number;
  /** Base64, without padding. */
  readonly salt: string;
  readonly hash: string;
};

/** Unpadded base64 of a decodable length, at most 256 characters, because longer matches overflow the stack. */
const base64 = '(?:[A-Za-z\\d+/]{4}){0,63}[A-Za-z\\d+/]{2,4}';
const storedHash = new RegExp(`^\\$pbkdf2-sha256\\$i=(\\d{1,9})\\$(${base64})\\$(${base64})$`);

/** A limit, because a tampered record must not block the page for minutes. */
const maxIterations = 2_000_000;

/** Reads `$pbkdf2-sha256$i=600000$salt$hash`; other text is the plain password of a seeded account. */
export function readPassword(stored: string): HashedPassword | { readonly kind: 'plain' | 'unusable' } {
  if (!stored.startsWith('$pbkdf2-sha256$')) return { kind: 'plain' };
  const [, iterations, salt, hash] = storedHash.exec(stored) ?? [];
  const count = Number(iterations);
  if (salt === undefined || hash === undefined || count < 1 || count > maxIterations)
    return { kind: 'unusable' };
  return { kind: 'hashed', iterations: count, salt, hash };
}

export function writePassword({ iterations, salt, hash }: Omit<HashedPassword, 'kind'>): string {
  return `$pbkdf2-sha256$i=${iterations}$${salt}$${hash}`;
}
