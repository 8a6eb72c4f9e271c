import type { Passwords } from '@/lib/password-hash';

/** Replaces lib/password-hash in tests, without the 600,000 rounds of the real hash. */
export const passwords: Passwords = {
  hash: async (password) => Promise.resolve(`hash of ${password}`),
  verify: async (password, stored) => {
    if (stored === `hash of ${password}`) return Promise.resolve({ kind: 'right' });
    return Promise.resolve({ kind: stored !== '' && stored === password ? 'right-plain' : 'wrong' });
  },
};
