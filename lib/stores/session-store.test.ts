import { passwords } from '@/lib/password-fixture';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSessionStore } from '@/lib/stores/session-store';

const dara = { name: 'Dara', email: 'dara@example.com', password: 'Abcdef1#' };
const plain = '{"name":"Dara","email":"dara@example.com","password":"Abcdef1#"}';

function openTab() {
  const store = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  store.refresh();
  return store;
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

function seed(account: string, session?: string): void {
  localStorage.setItem('RegisteredUser', account);
  if (session !== undefined) localStorage.setItem('User', session);
}

beforeEach(() => localStorage.clear());

test('SES-01 none, registered and signed in, signed out with the account kept, signed in again', async () => {
  const { getState } = openTab();
  expect(getState()).toMatchObject({ isReady: true, session: undefined });
  expect(await getState().login(dara)).toEqual({ kind: 'invalid' });

  await getState().register(dara);
  expect(getState().session).toEqual({ name: 'Dara', email: 'dara@example.com' });

  getState().logout();
  expect(getState().session).toBeUndefined();
  expect(localStorage.getItem('User')).toBeNull();
  expect(stored('RegisteredUser')).toMatchObject({ name: 'Dara', email: 'dara@example.com' });

  expect(await getState().login(dara)).toEqual({ kind: 'signed-in' });
  expect(stored('User')).toEqual({ name: 'Dara', email: 'dara@example.com' });
});

test('STORE-08 F-104 registering again replaces the one account', async () => {
  const { getState } = openTab();
  await getState().register(dara);
  await getState().register({ name: 'Sok', email: 'sok@example.com', password: 'Other1#aa' });
  expect(getState().session).toEqual({ name: 'Sok', email: 'sok@example.com' });
  expect(stored('RegisteredUser')).toMatchObject({ name: 'Sok', email: 'sok@example.com' });
  expect(await getState().login(dara)).toEqual({ kind: 'invalid' });
  expect(await getState().login({ email: 'sok@example.com', password: 'Other1#aa' })).toEqual({
    kind: 'signed-in',
  });
});

test('GEN-06 there are no roles: whatever a form or a record holds besides, only name, email and password stay', async () => {
  const withRole = { ...dara, role: 'admin', roles: ['admin'], isAdmin: true };
  const session = { name: 'Dara', email: 'dara@example.com' };
  const account = { ...session, password: 'hash of Abcdef1#' };
  await openTab().getState().register(withRole);
  expect(stored('RegisteredUser')).toEqual(account);
  expect(stored('User')).toEqual(session);

  localStorage.setItem('RegisteredUser', JSON.stringify(withRole));
  localStorage.setItem('User', JSON.stringify(withRole));
  const { getState } = openTab();
  expect(getState().session).toEqual(session);
  getState().logout();
  await getState().login(withRole);
  expect(getState().session).toEqual(session);
  expect(stored('RegisteredUser')).toEqual(account);
  expect(stored('User')).toEqual(session);
});

test.each([
  ['email in other letters', { ...dara, email: 'Dara@example.com' }],
  ['email cut short', { ...dara, email: 'dara@example.co' }],
  ['empty email', { ...dara, email: '' }],
  ['password in other letters', { ...dara, password: 'abcdef1#' }],
  ['password with a blank', { ...dara, password: 'Abcdef1# ' }],
  ['empty password', { ...dara, password: '' }],
])('LOG-03 F-105 with %s nobody is signed in', async (_name, wrong) => {
  const { getState } = openTab();
  await getState().register(dara);
  getState().logout();
  expect(await getState().login(wrong)).toEqual({ kind: 'invalid' });
  expect(getState().session).toBeUndefined();
  expect(localStorage.getItem('User')).toBeNull();
});

test('LOG-03 blanks around the email do not count, on either side (A-56)', async () => {
  const { getState } = openTab();
  await getState().register({ ...dara, email: ' dara@example.com\t' });
  expect(stored('User')).toEqual({ name: 'Dara', email: 'dara@example.com' });
  expect(await getState().login({ ...dara, email: '  dara@example.com ' })).toEqual({ kind: 'signed-in' });
});

test('LOG-03 blanks in a password are kept', async () => {
  const { getState } = openTab();
  await getState().register({ ...dara, password: ' Abcdef1# ' });
  expect(await getState().login(dara)).toEqual({ kind: 'invalid' });
  expect(await getState().login({ ...dara, password: ' Abcdef1# ' })).toEqual({ kind: 'signed-in' });
});

test.each([plain, `{"state":${plain},"version":0}`])(
  'F-38 an account seeded with a plain password signs in, and its record becomes a hash: %s',
  async (text) => {
    seed(text);
    const { getState } = openTab();
    expect(await getState().login({ ...dara, password: 'Abcdef1' })).toEqual({ kind: 'invalid' });
    expect(localStorage.getItem('RegisteredUser')).toBe(text);

    expect(await getState().login(dara)).toEqual({ kind: 'signed-in' });
    expect(stored('RegisteredUser')).toEqual({ ...dara, password: 'hash of Abcdef1#' });
    expect(await openTab().getState().login(dara)).toEqual({ kind: 'signed-in' });
  },
);

test('F-38 an account registered in another tab while the hash is made is not overwritten', async () => {
  seed(plain);
  const signingIn = openTab().getState().login(dara);
  const other = '{"name":"Sok","email":"sok@example.com","password":"Other1#aa"}';
  localStorage.setItem('RegisteredUser', other);
  await signingIn;
  expect(localStorage.getItem('RegisteredUser')).toBe(other);
});

test.each([
  '',
  'null',
  '{oops',
  '[]',
  '7',
  '"x"',
  '{"name":"Dara","email":"dara@example.com"}',
  `[${plain}]`,
])('STORE-07 F-37 %j is no account and no session, and leaves registering possible', async (text) => {
  seed(text, text === '{"name":"Dara","email":"dara@example.com"}' ? '{"name":"Dara"}' : text);
  const { getState } = openTab();
  expect(getState()).toMatchObject({ isReady: true, session: undefined });
  expect(await getState().login(dara)).toEqual({ kind: 'invalid' });
  await getState().register(dara);
  expect(stored('RegisteredUser')).toMatchObject({ name: 'Dara' });
  expect(openTab().getState().session).toEqual({ name: 'Dara', email: 'dara@example.com' });
});

test('STORE-06 a new tab knows the account and the session', async () => {
  await openTab().getState().register(dara);
  const other = openTab();
  expect(other.getState().session).toEqual({ name: 'Dara', email: 'dara@example.com' });
  other.getState().logout();
  expect(await other.getState().login(dara)).toEqual({ kind: 'signed-in' });
});
