import type { Passwords } from '@/lib/password-hash';

/** Test double without the 600,000 rounds of the real hash. */
export const passwords: Passwords = {
  hash: async (password) => Promise.resolve(`hash of ${password}`),
  verify: async (password, known) => {
    if (known === `hash of ${password}`) return Promise.resolve({ kind: 'right' });
    return Promise.resolve({ kind: known !== '' && known === password ? 'right-plain' : 'wrong' });
  },
};
