import * as v from 'valibot';

const name = v.string();
const email = v.pipe(v.string(), v.trim(), v.minLength(1));
const account = v.object({ name, email, password: v.pipe(v.string(), v.minLength(1)) });
const session = v.object({ name, email });

export type Account = v.InferOutput<typeof account>;
export type Session = v.InferOutput<typeof session>;

export function readAccount(stored: unknown): Account | undefined {
  return read(account, stored);
}

export function readSession(stored: unknown): Session | undefined {
  return read(session, stored);
}

/** Case-sensitive by specification; ignores surrounding whitespace. */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

/** Also accepts `{"state": …}`, the form that persistence libraries write. */
function read<Schema extends typeof account | typeof session>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | undefined {
  const bare = v.safeParse(schema, stored);
  if (bare.success) return bare.output;
  const wrapped = v.safeParse(v.object({ state: schema }), stored);
  return wrapped.success ? wrapped.output.state : undefined;
}
