/** A mutex, first come, first served. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  readonly #schedule: (next: () => void) => void;
  #isHeld = false;

  /** @param schedule when the next one gets the lock: at once by default */
  constructor(schedule: (next: () => void) => void = (next) => next()) {
    this.#schedule = schedule;
  }

  async obtain(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#isHeld = true;
  }

  /** Call it once after `obtain`. */
  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else this.#schedule(next);
  }
}
