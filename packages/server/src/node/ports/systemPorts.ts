import { hash, randomBytes } from 'node:crypto';
import type { Clock, Random, Sha256 } from '../../http/ports.ts';

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The operating system's random source. */
export const systemRandom: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };

/** Synchronous: for a short text a worker costs far more than the hash. */
export const systemSha256: Sha256 = (text) => hash('sha256', text);
