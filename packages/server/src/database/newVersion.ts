/**
 * The version of a row that is added or changed: from 1 to 2^48, drawn by chance. Counting would give a
 * version again once a backup was put back.
 */
export function newVersion(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 0x1_0000) * 0x1_0000_0000 + low + 1;
}
