export { FailedState, type FailedStateProps } from './FailedState.tsx';
export type { Failure } from './Failure.ts';
