import { webSha256 } from '../auth/secret.ts';
import type { PasswordHash } from '../http/ports.ts';

/**
 * A password hash for a database that lives in a page's memory and holds the
 * demo user alone: argon2id belongs to Node, and there is nothing to protect
 * from whoever reads that memory. Never for a database that is stored.
 */
export const pagePasswordHash: PasswordHash = {
  hash: (password) => webSha256(password),
  verify: async (password, stored) => (await webSha256(password)) === stored,
};
