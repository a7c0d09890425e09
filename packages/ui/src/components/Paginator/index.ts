export { Paginator, type PaginatorProps } from './Paginator.tsx';
export { pageSizes, type PageSize } from './pageSizes.ts';
export { paginatorKeys } from './Paginator.keys.ts';
