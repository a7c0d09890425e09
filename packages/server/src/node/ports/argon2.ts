import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHash } from '../../http/ports.ts';

interface Cost {
  /** KiB of memory. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP Password Storage Cheat Sheet, the second of its equal argon2id choices. */
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

const derive = promisify(argon2);

/** argon2id (RFC 9106). Hashes are stored in the PHC string format, with their own cost and salt. */
export const argon2id: PasswordHash = {
  async hash(password) {
    const salt = randomBytes(saltLength);
    return format(currentCost, salt, await deriveTag(password, salt, currentCost, tagLength));
  },

  async verify(password, stored) {
    const { cost, salt, tag } = stored === undefined ? unknownUser : parse(stored);
    const derived = await deriveTag(password, salt, cost, tag.length);
    return timingSafeEqual(derived, tag) && stored !== undefined;
  },
};

interface StoredHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const unknownUser: StoredHash = {
  cost: currentCost,
  salt: randomBytes(saltLength),
  tag: randomBytes(tagLength),
};

/** The same password typed on another keyboard may be composed otherwise: NFC makes them equal (RFC 8265). */
function deriveTag(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: Cost,
  length: number,
): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: length,
  });
}

function format({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

const phcString = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(stored: string): StoredHash {
  const [, memory, passes, parallelism, salt, tag] = phcString.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) {
    throw new Error('A stored password hash is not an argon2id PHC string.');
  }
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
