import type { EditorCustomer } from './EditorState.ts';

/** Whether two documents have the same customer under the same name, or both have none. */
export function sameCustomer(one?: EditorCustomer, other?: EditorCustomer): boolean {
  return one?.number === other?.number && one?.name === other?.name;
}
