import { passwords } from '@/lib/password-fixture';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSessionStore } from '@/lib/stores/session-store';

const dara = { name: 'Dara', email: 'dara@example.com', password: 'Abcdef1#' };

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());

test.each([
  ['blocked', refuse],
  ['missing', () => undefined],
])(
  'F-30 F-31 F-32 with storage %s an account works until the page closes, and that is told once',
  async (_name, open) => {
    const store = createSessionStore(createSafeStorage(open), passwords);
    const told: string[] = [];
    store.subscribe(({ pendingNotice: news }, before) => {
      if (news !== before.pendingNotice) told.push(news);
    });
    const { register, login, logout } = store.getState();
    store.refresh();
    await register(dara);
    expect(store.getState().session).toEqual({ name: 'Dara', email: 'dara@example.com' });
    logout();
    store.refresh();
    expect(store.getState().session).toBeUndefined();
    expect(await login(dara)).toEqual({ kind: 'signed-in' });
    expect(told).toEqual(['unsaved']);
  },
);

test('F-29 once there is room again, the next sign-in is kept', async () => {
  const store = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await store.getState().register(dara);
  expect(store.getState().pendingNotice).toBe('unsaved');
  store.getState().acknowledge();
  expect(store.getState().pendingNotice).toBe('none');

  full.mockRestore();
  store.getState().logout();
  await store.getState().login(dara);
  expect(localStorage.getItem('User')).toBe('{"name":"Dara","email":"dara@example.com"}');
  expect(store.getState().pendingNotice).toBe('none');
});

test('F-29 a sign-in that cannot be kept is told, too', async () => {
  const { getState } = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  await getState().register(dara);
  getState().logout();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await getState().login(dara);
  expect(getState()).toMatchObject({ session: { name: 'Dara' }, pendingNotice: 'unsaved' });
});

test('F-46 telling the news does not undo what another tab did', async () => {
  const store = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  await store.getState().register(dara);
  localStorage.setItem('User', '{"name":"Sok","email":"sok@example.com"}');
  store.getState().acknowledge();
  expect(localStorage.getItem('User')).toBe('{"name":"Sok","email":"sok@example.com"}');
  localStorage.removeItem('User');
  store.getState().acknowledge();
  expect(localStorage.getItem('User')).toBeNull();
});

test('F-46 signing out also ends a session that another tab has just begun', () => {
  const store = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  store.refresh();
  localStorage.setItem('User', '{"name":"Sok","email":"sok@example.com"}');
  store.getState().logout();
  expect(localStorage.getItem('User')).toBeNull();
});

test('F-40 a tampered name is text like any other', () => {
  localStorage.setItem(
    'User',
    '{"name":"<img src=x onerror=alert(1)>","email":"a@b","role":"admin","__proto__":{"x":1}}',
  );
  const store = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  store.refresh();
  expect(store.getState().session).toEqual({ name: '<img src=x onerror=alert(1)>', email: 'a@b' });
  expect(Reflect.get({}, 'x')).toBeUndefined();
});

test('F-41 keys in other letters are neither read nor deleted', async () => {
  localStorage.setItem('user', '{"name":"Sok","email":"sok@example.com"}');
  localStorage.setItem('registereduser', '1');
  const store = createSessionStore(
    createSafeStorage(() => localStorage),
    passwords,
  );
  store.refresh();
  expect(store.getState().session).toBeUndefined();
  await store.getState().register(dara);
  store.getState().logout();
  expect(localStorage.getItem('user')).toBe('{"name":"Sok","email":"sok@example.com"}');
  expect(localStorage.getItem('registereduser')).toBe('1');
});
