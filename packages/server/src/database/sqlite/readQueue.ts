interface WaitingRead {
  readonly order: number;
  readonly start: () => void;
}

/** Runs a few reads at a time, the smallest order first, and can pause. */
export class ReadQueue {
  readonly #limit: number;
  readonly #waiting: WaitingRead[] = [];
  #running = 0;
  #whenIdle: (() => void) | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The result of a queued read. Equal orders run first come, first served. */
  async run<T>(order: number, read: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      const later = this.#waiting.findLastIndex((waiting) => waiting.order <= order) + 1;
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

  /** Waits for running reads, runs `work` while no read runs, and continues. */
  async pause(work: () => void): Promise<void> {
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
