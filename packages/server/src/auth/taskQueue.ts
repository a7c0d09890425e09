/** The queue is longer than anyone should wait for. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface QueueLimits {
  /** Tasks that run at the same time. */
  readonly running: number;
  /** Tasks that may wait their turn. */
  readonly waiting: number;
}

/** Runs costly tasks a few at a time, in the order in which they came. */
export class TaskQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * The task's own result, once it had its turn.
   * @throws QueueFullError when too many wait already
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.running) await this.#turn();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      this.#pass();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new QueueFullError();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
  }

  /** A finished task hands its place to the next one, or gives it up. */
  #pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
