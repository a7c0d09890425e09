/** The queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface QueueLimits {
  /** Tasks that run at the same time. */
  readonly running: number;
  /** Tasks that may be queued. */
  readonly waiting: number;
}

/** Tasks that a lane may run before another lane has its turn. */
const burst = 10;

/**
 * Runs a few expensive tasks at a time. Waiting tasks are divided into lanes, which may be nested.
 * The lanes of one level take turns, so that a long lane delays only itself. Every second turn goes to
 * the newest lane: a new caller does not wait for all earlier lanes.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Lane();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * The result of the task.
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
  /** Turns that it had; a lane that falls empty is forgotten. */
  #served = 0;
  #current: [name: string, lane: Lane] | undefined;
  #takesNewest = false;

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

  takeNext(): Turn | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    this.#served += 1;
    this.#current ??= this.#nextLane();
    if (this.#current === undefined) return this.#turns.shift();
    const [name, lane] = this.#current;
    const turn = lane.takeNext();
    if (lane.#size === 0 || lane.#served % burst === 0) this.#moveToEnd(name, lane);
    return turn;
  }

  /** Of lanes of equal length, the one that came last. */
  takeNewestOfLongest(): Turn | undefined {
    this.#size -= 1;
    const bySize = [...this.#lanes].toSorted(([, left], [, right]) => left.#size - right.#size);
    const longest = bySize.at(-1);
    if (longest === undefined) return this.#turns.pop();
    const [name, lane] = longest;
    const turn = lane.takeNewestOfLongest();
    if (lane.#size === 0) this.#moveToEnd(name, lane);
    return turn;
  }

  /** In turn the first in the line and the newest of those that had no turn yet. */
  #nextLane(): [name: string, lane: Lane] | undefined {
    const lanes = [...this.#lanes];
    const newest = lanes.findLast(([, lane]) => lane.#served === 0);
    const next = (this.#takesNewest ? newest : undefined) ?? lanes[0];
    this.#takesNewest = !this.#takesNewest;
    return next;
  }

  #moveToEnd(name: string, lane: Lane): void {
    this.#current = undefined;
    this.#lanes.delete(name);
    if (lane.#size > 0) this.#lanes.set(name, lane);
  }
}
