import type { PasswordHash } from '../http/ports.ts';

/** Answers at once, where it does not matter what a real hash costs: argon2id has tests of its own. */
export const testPasswordHash: PasswordHash = {
  hash: async (password) => `test:${password}`,
  verify: async (password, stored) => stored === `test:${password}`,
};
