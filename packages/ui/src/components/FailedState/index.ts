export { FailedState, type FailedStateProps, type Failure } from './FailedState.tsx';
