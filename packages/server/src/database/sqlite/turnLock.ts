/** Lets one at a time through, first come, first served. */
export class TurnLock {
  readonly #waiting: (() => void)[] = [];
  readonly #handOver: (next: () => void) => void;
  #isHeld = false;

  /** @param handOver calls what it is given: at once by default */
  constructor(handOver: (next: () => void) => void = (next) => next()) {
    this.#handOver = handOver;
  }

  async obtain(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#isHeld = true;
  }

  /** To be called once by who obtained it. */
  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else this.#handOver(next);
  }
}
