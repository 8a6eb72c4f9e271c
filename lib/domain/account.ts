import * as v from 'valibot';

const name = v.string();
const email = v.pipe(v.string(), v.trim(), v.minLength(1));
const account = v.object({ name, email, password: v.pipe(v.string(), v.minLength(1)) });
const session = v.object({ name, email });

/** The one account of this device (STORE-04); `password` is as described in `readPassword`. */
export type Account = v.InferOutput<typeof account>;
/** Who is signed in on this device (STORE-05). */
export type Session = v.InferOutput<typeof session>;

/** The account that storage holds; anything that is none counts as no account (STORE-07). */
export function readAccount(stored: unknown): Account | undefined {
  return read(account, stored);
}

/** The session that storage holds, if any (STORE-07). */
export function readSession(stored: unknown): Session | undefined {
  return read(session, stored);
}

/** E-mails are the same when they are equal to the letter, blanks around them aside (LOG-03, A-56). */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

/** Bare, or wrapped as `{"state": …}`. */
function read<Schema extends typeof account | typeof session>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | undefined {
  const bare = v.safeParse(schema, stored);
  if (bare.success) return bare.output;
  const wrapped = v.safeParse(v.object({ state: schema }), stored);
  return wrapped.success ? wrapped.output.state : undefined;
}
