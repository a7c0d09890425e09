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

/**
 * Runs costly tasks a few at a time. Waiting tasks are divided over lanes, which may be divided again;
 * the lanes of one level take turns, so that a long lane delays only itself.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Lane();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * The task's own result, once it had its turn.
   * @param path the task's lane, the lane within that lane, and so on
   * @throws QueueFullError when too many wait and this lane is the longest, also while waiting
   */
  async run<T>(path: readonly string[], task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.running) await this.#turn(path);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      this.#pass();
    }
  }

  #turn(path: readonly string[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(path, { start: resolve, refuse: () => reject(new QueueFullError()) });
    if (this.#waiting.size > this.#limits.waiting) this.#waiting.takeNewestOfLongest()?.refuse();
    return promise;
  }

  /** A finished task hands its place to the next one, or gives it up. */
  #pass(): void {
    const next = this.#waiting.takeNext();
    if (next === undefined) this.#running -= 1;
    else next.start();
  }
}

interface Turn {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Turns in the order in which they came, or lanes in the order in which they are served. */
class Lane {
  readonly #turns: Turn[] = [];
  readonly #lanes = new Map<string, Lane>();
  #size = 0;

  /** Turns in this lane and the lanes within it. */
  get size(): number {
    return this.#size;
  }

  add([name, ...rest]: readonly string[], turn: Turn): void {
    this.#size += 1;
    if (name === undefined) {
      this.#turns.push(turn);
      return;
    }
    const lane = this.#lanes.get(name) ?? new Lane();
    this.#lanes.set(name, lane);
    lane.add(rest, turn);
  }

  /** A lane that was served goes to the end of the line. */
  takeNext(): Turn | undefined {
    const [first] = this.#lanes;
    if (first === undefined) return this.#taken(this.#turns.shift());
    const [name, lane] = first;
    const turn = lane.takeNext();
    this.#lanes.delete(name);
    if (lane.size > 0) this.#lanes.set(name, lane);
    return this.#taken(turn);
  }

  /** Of lanes of equal length, the one that came last. */
  takeNewestOfLongest(): Turn | undefined {
    const bySize = [...this.#lanes].toSorted(([, left], [, right]) => left.size - right.size);
    const longest = bySize.at(-1);
    if (longest === undefined) return this.#taken(this.#turns.pop());
    const [name, lane] = longest;
    const turn = lane.takeNewestOfLongest();
    if (lane.size === 0) this.#lanes.delete(name);
    return this.#taken(turn);
  }

  #taken(turn: Turn | undefined): Turn | undefined {
    if (turn !== undefined) this.#size -= 1;
    return turn;
  }
}
