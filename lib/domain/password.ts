export type PasswordChecks = {
  readonly length: boolean;
  readonly special: boolean;
  readonly letterCase: boolean;
  readonly digit: boolean;
};

/** Each rule of the live checklist by itself (REG-03 to REG-05, REG-11). */
export function checkPassword(password: string): PasswordChecks {
  return {
    length: [...password].length >= 8,
    special: /[#$@&?]/.test(password),
    letterCase: /[a-z]/.test(password) && /[A-Z]/.test(password),
    digit: /[0-9]/.test(password),
  };
}

/** Whether a new password may be used; that the two differ is told before that they are weak (REG-06 to REG-08). */
export function judgePasswords(
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

/** Base64 without padding, of a length that decodes; bounded, as longer texts exhaust the stack of the match. */
const base64 = '(?:[A-Za-z\\d+/]{4}){0,63}[A-Za-z\\d+/]{2,4}';
const storedHash = new RegExp(`^\\$pbkdf2-sha256\\$i=(\\d{1,9})\\$(${base64})\\$(${base64})$`);

/** The most iterations that are read back: a tampered record must not hold the page for minutes. */
const mostIterations = 2_000_000;

/**
 * What the `password` of a stored account is: `$pbkdf2-sha256$i=600000$salt$hash`, or else plain text of an account
 * that was seeded by hand. A hash with a count out of bounds is unusable.
 */
export function readPassword(stored: string): HashedPassword | { readonly kind: 'plain' | 'unusable' } {
  if (!stored.startsWith('$pbkdf2-sha256$')) return { kind: 'plain' };
  const [, iterations, salt, hash] = storedHash.exec(stored) ?? [];
  const count = Number(iterations);
  if (salt === undefined || hash === undefined || count < 1 || count > mostIterations)
    return { kind: 'unusable' };
  return { kind: 'hashed', iterations: count, salt, hash };
}

/** The text that is stored for a hashed password. */
export function storedPassword({ iterations, salt, hash }: Omit<HashedPassword, 'kind'>): string {
  return `$pbkdf2-sha256$i=${iterations}$${salt}$${hash}`;
}
