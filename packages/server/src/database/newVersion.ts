/**
 * The version of a row that is added or changed: random, from 1 to 2^48. A counter would reuse
 * versions after a restore.
 */
export function newVersion(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 0x1_0000) * 0x1_0000_0000 + low + 1;
}
