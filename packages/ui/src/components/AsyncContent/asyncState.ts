/** Why there is nothing to show: nothing exists yet, or nothing matches what was asked. */
export const emptyReasons = ['none', 'noMatch'] as const;
/** One of {@link emptyReasons}. */
export type EmptyReason = (typeof emptyReasons)[number];

/** What went wrong, for the person who has to go on. */
export interface Failure {
  /** What happened and what can be done, in a sentence. */
  cause: string;
  /** What helps whoever is asked for help: '503', 'ERR-12'. */
  code?: string;
}

/** Where something stands that comes from elsewhere. */
export type AsyncState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'empty'; reason: EmptyReason }
  | { status: 'failed'; failure: Failure };
