export { AsyncContent, type AsyncContentProps } from './AsyncContent.tsx';
export { type AsyncState } from './asyncState.ts';
