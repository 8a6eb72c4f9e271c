import { passwords } from '@/lib/password-fixture';
import { throwStorageError } from '@/lib/stores/fixtures';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSessionStore } from '@/lib/stores/session-store';

const dara = { name: 'Dara', email: 'dara@example.com', password: 'Abcdef1#' };
const daraSession = { name: 'Dara', email: 'dara@example.com' };
const daraAccount = { ...daraSession, password: 'hash of Abcdef1#' };
const sok = { name: 'Sok', email: 'sok@example.com', password: 'Other1#aa' };
/** The record that an early build stored, with the password as typed. */
const recordWithPlainPassword = JSON.stringify(dara);

function openTab(open: () => Storage | undefined = () => localStorage) {
  const store = createSessionStore(createSafeStorage(open), passwords);
  store.refresh();
  return store;
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

beforeEach(() => localStorage.clear());

test('SES-01 STORE-04 STORE-05 registering logs in, logging out keeps the account, and it can log in again', async () => {
  const { getState } = openTab();
  expect(getState()).toMatchObject({ isReady: true, session: undefined });
  expect(await getState().login(dara)).toEqual({ kind: 'invalid' });

  await getState().register(dara);
  expect(getState().session).toEqual(daraSession);
  expect(stored('RegisteredUser')).toEqual(daraAccount);
  expect(stored('User')).toEqual(daraSession);

  getState().logout();
  expect(getState().session).toBeUndefined();
  expect(localStorage.getItem('User')).toBeNull();
  expect(stored('RegisteredUser')).toEqual(daraAccount);

  expect(await getState().login(dara)).toEqual({ kind: 'signed-in' });
  expect(stored('User')).toEqual(daraSession);
});

test('TECH-07 before storage is read nobody is logged in, and the store is not ready', () => {
  localStorage.setItem('User', JSON.stringify(daraSession));
  const { getState } = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  expect(getState()).toMatchObject({ isReady: false, session: undefined });
});

test('STORE-06 STORE-08 F-104 registering again replaces the only account, in other tabs too', async () => {
  const { getState } = openTab();
  await getState().register(dara);
  await getState().register(sok);
  expect(stored('RegisteredUser')).toMatchObject({ name: 'Sok', email: 'sok@example.com' });
  const otherTab = openTab();
  expect(otherTab.getState().session).toEqual({ name: 'Sok', email: 'sok@example.com' });
  expect(await otherTab.getState().login(dara)).toEqual({ kind: 'invalid' });
  expect(await otherTab.getState().login(sok)).toEqual({ kind: 'signed-in' });
});

test('GEN-06 there are no roles: other fields of a form or a record are dropped', async () => {
  const withRole = { ...dara, role: 'admin', roles: ['admin'], isAdmin: true };
  await openTab().getState().register(withRole);
  expect(stored('RegisteredUser')).toEqual(daraAccount);
  expect(stored('User')).toEqual(daraSession);

  localStorage.setItem('RegisteredUser', JSON.stringify(withRole));
  localStorage.setItem('User', JSON.stringify(withRole));
  const { getState } = openTab();
  expect(getState().session).toEqual(daraSession);
  await getState().login(withRole);
  expect(stored('RegisteredUser')).toEqual(daraAccount);
  expect(stored('User')).toEqual(daraSession);
});

test.each([
  ['email in other letters', { email: 'Dara@example.com' }],
  ['empty email', { email: '' }],
  ['password in other letters', { password: 'abcdef1#' }],
  ['password with a blank', { password: 'Abcdef1# ' }],
  ['empty password', { password: '' }],
])('LOG-03 F-105 with %s nobody is logged in', async (_name, wrongPart) => {
  const { getState } = openTab();
  await getState().register(dara);
  getState().logout();
  expect(await getState().login({ ...dara, ...wrongPart })).toEqual({ kind: 'invalid' });
  expect(getState().session).toBeUndefined();
  expect(localStorage.getItem('User')).toBeNull();
});

test('F-105 for an unknown email the password is verified against undefined, which takes as long', async () => {
  const verify = jest.spyOn(passwords, 'verify');
  const { getState } = openTab();
  await getState().register(dara);
  await getState().login({ ...dara, email: 'sok@example.com' });
  expect(verify.mock.calls).toEqual([['Abcdef1#', undefined]]);
});

test('LOG-03 blanks around the email are ignored, and blanks around the password count (A-56)', async () => {
  const { getState } = openTab();
  await getState().register({ ...dara, email: ' dara@example.com\t', password: ' Abcdef1# ' });
  expect(stored('User')).toEqual(daraSession);
  expect(await getState().login(dara)).toEqual({ kind: 'invalid' });
  expect(await getState().login({ email: '  dara@example.com ', password: ' Abcdef1# ' })).toEqual({
    kind: 'signed-in',
  });
});

test('F-38 an account with a plain password can log in, which replaces the password with a hash', async () => {
  localStorage.setItem('RegisteredUser', recordWithPlainPassword);
  const { getState } = openTab();
  expect(await getState().login({ ...dara, password: 'Abcdef1' })).toEqual({ kind: 'invalid' });
  expect(localStorage.getItem('RegisteredUser')).toBe(recordWithPlainPassword);
  expect(await getState().login(dara)).toEqual({ kind: 'signed-in' });
  expect(stored('RegisteredUser')).toEqual(daraAccount);
  expect(await openTab().getState().login(dara)).toEqual({ kind: 'signed-in' });
});

test.each([
  ['registered another account', () => localStorage.setItem('RegisteredUser', JSON.stringify(sok)), sok],
  ['deleted the account', () => localStorage.removeItem('RegisteredUser'), null],
])(
  'F-38 replacing a plain password changes nothing if another tab has %s meanwhile',
  async (_name, changeAccount, left) => {
    localStorage.setItem('RegisteredUser', recordWithPlainPassword);
    const loggingIn = openTab().getState().login(dara);
    changeAccount();
    await loggingIn;
    expect(stored('RegisteredUser')).toEqual(left);
  },
);

test.each(['', '{oops', '[]', '{"name":"Dara"}'])(
  'STORE-07 F-37 %j counts as no account and no session, and registering still works',
  async (text) => {
    localStorage.setItem('RegisteredUser', text);
    localStorage.setItem('User', text);
    const { getState } = openTab();
    expect(getState()).toMatchObject({ isReady: true, session: undefined });
    expect(await getState().login(dara)).toEqual({ kind: 'invalid' });
    await getState().register(dara);
    expect(openTab().getState().session).toEqual(daraSession);
  },
);

test.each([
  ['blocked', throwStorageError],
  ['missing', () => undefined],
])(
  'F-30 F-31 F-32 with storage %s an account lasts as long as the page, and one notice says so',
  async (_name, open) => {
    const store = openTab(open);
    const reported: string[] = [];
    store.subscribe(({ pendingNotice }, before) => {
      if (pendingNotice !== before.pendingNotice) reported.push(pendingNotice);
    });
    const { register, login, logout } = store.getState();
    await register(dara);
    expect(store.getState().session).toEqual(daraSession);
    logout();
    store.refresh();
    expect(store.getState().session).toBeUndefined();
    expect(await login(dara)).toEqual({ kind: 'signed-in' });
    expect(reported).toEqual(['unsaved']);
  },
);

test('F-29 an acknowledged failure is not reported again until a login was saved and another one fails', async () => {
  const { getState } = openTab();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  await getState().register(dara);
  expect(getState().pendingNotice).toBe('unsaved');
  getState().acknowledge();
  expect(getState().pendingNotice).toBe('none');

  setItem.mockRestore();
  getState().logout();
  await getState().login(dara);
  expect(stored('User')).toEqual(daraSession);

  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  getState().logout();
  await getState().login(dara);
  expect(getState()).toMatchObject({ session: { name: 'Dara' }, pendingNotice: 'unsaved' });
});

test('F-46 acknowledging writes nothing, and logging out ends the session of another tab too', async () => {
  const { getState } = openTab();
  await getState().register(dara);
  localStorage.setItem('User', '{"name":"Sok","email":"sok@example.com"}');
  getState().acknowledge();
  expect(stored('User')).toEqual({ name: 'Sok', email: 'sok@example.com' });
  getState().logout();
  expect(localStorage.getItem('User')).toBeNull();
});
