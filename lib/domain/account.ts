import { fieldsOf, isText } from '@/lib/domain/stored-value';

export type Session = { readonly name: string; readonly email: string };
export type Account = Session & { readonly password: string };

export function readAccount(stored: unknown): Account | undefined {
  return bareOrWrapped(accountIn, stored);
}

export function readSession(stored: unknown): Session | undefined {
  return bareOrWrapped(sessionIn, stored);
}

/** Case-sensitive by specification; ignores surrounding whitespace. */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

/** Also accepts `{"state": …}`, the form that persistence libraries write. */
function bareOrWrapped<Value>(read: (stored: unknown) => Value | undefined, stored: unknown) {
  return read(stored) ?? read(fieldsOf(stored)['state']);
}

function sessionIn(stored: unknown): Session | undefined {
  const { name, email } = fieldsOf(stored);
  return isText(name) && isText(email) && email.trim() !== '' ? { name, email: email.trim() } : undefined;
}

function accountIn(stored: unknown): Account | undefined {
  const session = sessionIn(stored);
  const { password } = fieldsOf(stored);
  return session !== undefined && isText(password) && password !== '' ? { ...session, password } : undefined;
}
