import { webSha256 } from '../auth/secret.ts';
import type { PasswordHash } from '../http/ports.ts';

/**
 * A password hash for the database of a page, which holds the demo user alone,
 * whose password everybody knows: argon2id belongs to Node, and there is nothing
 * to protect. Never for a server that others reach.
 */
export const pagePasswordHash: PasswordHash = {
  hash: (password) => webSha256(password),
  verify: async (password, stored) => (await webSha256(password)) === stored,
};
