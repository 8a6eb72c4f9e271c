import { passwords } from '@/lib/password-hash';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSessionStore } from '@/lib/stores/session-store';

// Hashing takes its time, more so on a busy machine.
jest.setTimeout(60_000);

const dara = { name: 'Dara', email: 'dara@example.com', password: 'Abcdef1#' };
const plain = '{"name":"Dara","email":"dara@example.com","password":"Abcdef1#"}';
const hash = /^\$pbkdf2-sha256\$i=600000\$[\w+/]{22}\$[\w+/]{43}$/;

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

beforeEach(() => localStorage.clear());

test('STORE-04 STORE-05 both keys hold bare objects, the password as a hash alone (A-20, A-52)', async () => {
  await openTab().getState().register(dara);
  expect(stored('RegisteredUser')).toEqual({
    name: 'Dara',
    email: 'dara@example.com',
    password: expect.stringMatching(hash),
  });
  expect(stored('User')).toEqual({ name: 'Dara', email: 'dara@example.com' });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Abcdef1#');
  expect(await openTab().getState().login(dara)).toEqual({ kind: 'signed-in' });
});

test('F-105 an unknown email costs the same work as a wrong password', async () => {
  localStorage.setItem('RegisteredUser', plain);
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  const { getState } = openTab();
  await getState().login({ ...dara, email: 'sok@example.com' });
  await getState().login({ ...dara, password: 'Abcdef1$' });
  localStorage.clear();
  await getState().login(dara);
  const rounds = derive.mock.calls.map(([algorithm]) => Reflect.get(Object(algorithm), 'iterations'));
  expect(rounds).toEqual([600_000, 600_000, 600_000]);
});

test('F-38 an account seeded with a plain password signs in, and its record becomes a hash', async () => {
  localStorage.setItem('RegisteredUser', plain);
  expect(await openTab().getState().login(dara)).toEqual({ kind: 'signed-in' });
  expect(stored('RegisteredUser')).toEqual({ ...dara, password: expect.stringMatching(hash) });
  expect(await openTab().getState().login(dara)).toEqual({ kind: 'signed-in' });
});
