import { atom } from 'jotai/vanilla';

const visitedAtom = atom<readonly string[]>([]);

const pathOf = (address: string) => address.split('?', 1)[0];

/** The lists that were visited, path and query as they were last shown, the newest first; set one to add it. */
export const visitedListsAtom = atom(
  (get) => get(visitedAtom),
  (get, set, address: string) =>
    set(visitedAtom, [
      address,
      ...get(visitedAtom).filter((other) => pathOf(other) !== pathOf(address)),
    ]),
);

/** Finds, among the addresses of lists, the newest one of any of these paths. */
export function newestOf(addresses: readonly string[], paths: readonly string[]) {
  return addresses.find((address) => paths.some((path) => path === pathOf(address)));
}

/** The path of the screen before this one; undefined on the first. */
export const cameFromAtom = atom<string>();
