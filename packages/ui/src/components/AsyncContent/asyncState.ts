import type { EmptyReason } from '../EmptyState/emptyReasons.ts';
import type { Failure } from '../FailedState/FailedState.tsx';

/** Shows content that is fetched. */
export type AsyncState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'empty'; reason: EmptyReason }
  | { status: 'failed'; failure: Failure };
