import { randomBytes } from 'node:crypto';
import type { Clock, Random } from '../http/ports.ts';

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The operating system's random source. */
export const systemRandom: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };
