export { createStore } from 'jotai/vanilla';
export type { Store } from 'jotai/vanilla';
