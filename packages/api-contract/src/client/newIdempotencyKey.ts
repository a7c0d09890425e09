/** 128 bits by chance: nobody makes the same key twice. */
const length = 16;

/**
 * A key for something that is to be made once: whoever tries again with the same key makes the same
 * thing, also when the answer to the first try was lost.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
