import { atom } from 'jotai/vanilla';
import { storageAtom } from '../storedAtom.ts';
import { newId } from './drafts.ts';

/** Messages between the tabs of one browser. */
export interface TabMessages {
  /** Sends a message to every other tab. */
  send(message: string): void;
  /** Calls `receive` with each message of another tab; the returned function unsubscribes. */
  listen(receive: (message: string) => void): () => void;
}

/** Messages through a key of `storage` that is removed at once: nothing is left behind. */
function storageMessages(storage: Storage): TabMessages {
  const key = 'tabs';
  return {
    send: (message) => {
      try {
        storage.setItem(key, message);
        storage.removeItem(key);
      } catch {
        // Storage is full or blocked: tabs do not detect each other, and a save still shows the conflict.
      }
    },
    listen: (receive) => {
      const onStorage = ({ storageArea, key: changed, newValue }: StorageEvent) => {
        if (storageArea === storage && changed === key && newValue !== null) receive(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

interface Greeting {
  readonly kind: 'opened' | 'here' | 'closed';
  readonly record: string;
  /** The id of the tab. */
  readonly from: string;
}

/**
 * Which records are open in which tabs of this browser: tabs find each other by messages. A tab that ended without
 * one is gone with the next that opens.
 */
export function createOtherTabs({ send, listen }: TabMessages) {
  return {
    /**
     * Announces to the other tabs that `record` is open here, until the returned function is called.
     *
     * @param onChange called with the number of other tabs that have it open, whenever that changes
     */
    open(record: string, onChange: (others: number) => void): () => void {
      const self = newId();
      const others = new Set<string>();
      const say = (kind: Greeting['kind']) => send(JSON.stringify({ kind, record, from: self }));
      const stop = listen((message) => {
        const greeting = JSON.parse(message) as Greeting;
        if (greeting.record !== record) return;
        if (greeting.kind === 'closed') others.delete(greeting.from);
        else others.add(greeting.from);
        if (greeting.kind === 'opened') say('here');
        onChange(others.size);
      });
      say('opened');
      return () => {
        stop();
        say('closed');
        onChange(0);
      };
    },
  };
}

/** The other tabs, by the storage of the app. */
export const otherTabsAtom = atom((get) => createOtherTabs(storageMessages(get(storageAtom))));
