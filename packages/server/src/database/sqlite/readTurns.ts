interface Turn {
  readonly order: number;
  readonly start: () => void;
}

/** Runs a few reads at a time, those with the smallest number first, and can stop. */
export class ReadTurns {
  readonly #limit: number;
  readonly #waiting: Turn[] = [];
  #running = 0;
  #whenIdle: (() => void) | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The result of a read, once it had its turn. Of equal numbers the first to come is first. */
  async run<T>(order: number, read: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      const later = this.#waiting.findLastIndex((turn) => turn.order <= order) + 1;
      this.#waiting.splice(later, 0, { order, start });
      this.#startWaiting();
    });
    try {
      return await read();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#whenIdle?.();
      this.#startWaiting();
    }
  }

  /** Starts no reads, waits for those that run, and lets them continue after `work`. */
  async standStill(work: () => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
      if (this.#running === 0) resolve();
    });
    try {
      work();
    } finally {
      this.#whenIdle = undefined;
      this.#startWaiting();
    }
  }

  #startWaiting(): void {
    while (this.#running < this.#limit && this.#whenIdle === undefined) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#running += 1;
      next.start();
    }
  }
}
