import type { Passwords } from '@/lib/stores/password-hash';

/** For tests that are not about hashing: quick and readable, in the place of 600,000 rounds each time. */
export const passwords: Passwords = {
  hash: async (password) => Promise.resolve(`hash of ${password}`),
  verify: async (password, known) => {
    if (known === `hash of ${password}`) return Promise.resolve({ kind: 'right' });
    return Promise.resolve({ kind: known !== '' && known === password ? 'right-plain' : 'wrong' });
  },
};
