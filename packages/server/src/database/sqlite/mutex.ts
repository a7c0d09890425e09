/** A mutex, first come, first served. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  readonly #schedule: (next: () => void) => void;
  #isHeld = false;

  /** @param schedule when one gets the lock that is free or was released: at once by default */
  constructor(schedule: (next: () => void) => void = (next) => next()) {
    this.#schedule = schedule;
  }

  /** Whether somebody waits for the lock. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  async obtain(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#isHeld) this.#waiting.push(resolve);
    else {
      this.#isHeld = true;
      this.#schedule(resolve);
    }
    await promise;
  }

  /** Call it once after `obtain`. */
  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else this.#schedule(next);
  }
}
