export { AsyncContent, type AsyncContentProps, type EmptyText } from './AsyncContent.tsx';
export { emptyReasons, type AsyncState, type EmptyReason, type Failure } from './asyncState.ts';
