import type { PasswordHash } from '../http/ports.ts';

/** A fast fake, where the cost of a real hash does not matter: argon2id has its own tests. */
export const testPasswordHash: PasswordHash = {
  hash: async (password) => `test:${password}`,
  verify: async (password, stored) => stored === `test:${password}`,
};
