export { EmptyState, type EmptyStateProps, type EmptyText } from './EmptyState.tsx';
export { emptyReasons, type EmptyReason } from './emptyReasons.ts';
