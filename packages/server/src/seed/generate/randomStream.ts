/**
 * Numbers that look random and are always the same for the same key: the
 * sfc32 generator of the PractRand suite, on 32-bit integers, so that every
 * machine and every JavaScript engine draws alike. Not for secrets.
 */
export class RandomStream {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  /** @param keys what the stream depends on, each a safe integer >= 0. */
  constructor(...keys: number[]) {
    let mixed = 0x9e3779b9;
    for (const key of keys) {
      mixed = mix(mixed ^ (key >>> 0));
      mixed = mix(mixed ^ Math.floor(key / 0x1_0000_0000));
    }
    this.#a = mixed;
    this.#b = mix(mixed + 1);
    this.#c = mix(mixed + 2);
    for (let round = 0; round < 12; round++) this.#next();
  }

  /** A whole number from 0 up to, not including, `limit` (at most 2^32). */
  below(limit: number): number {
    return Math.floor((this.#next() / 0x1_0000_0000) * limit);
  }

  /** True in `percent` of a hundred draws. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of the items, each as likely as the other. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }

  /** One of the items, each as likely as its weight says. */
  pickWeighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item {
    let left = this.below(items.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    throw new RangeError('There is nothing to pick from');
  }

  /** That many decimal digits. */
  digits(length: number): string {
    return Array.from({ length }, () => this.below(10)).join('');
  }

  /** That many bytes. */
  bytes(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Spreads every bit of a 32-bit integer over all others. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
