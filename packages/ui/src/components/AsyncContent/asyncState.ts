import type { EmptyReason } from '../EmptyState/emptyReasons.ts';
import type { Failure } from '../FailedState/Failure.ts';

/** Where something stands that comes from elsewhere. */
export type AsyncState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'empty'; reason: EmptyReason }
  | { status: 'failed'; failure: Failure };
