/** What tabs of one browser tell each other. */
export interface TabNews {
  /** Tells every other tab. */
  tell(news: string): void;
  /** Calls `hear` with what another tab tells; the answer ends that. */
  listen(hear: (news: string) => void): () => void;
}

/** Which records are open in which tabs of this browser. */
export interface OtherTabs {
  /**
   * Tells the other tabs that `record` is open here, until the answer is called.
   *
   * @param onChange called with the number of other tabs that have it open, whenever that changes
   */
  open(record: string, onChange: (others: number) => void): () => void;
}

/** News by way of a key of `storage` that is gone as soon as it is told: nothing is left behind. */
export function newsBy(storage: Storage): TabNews {
  const key = 'tabs';
  return {
    tell: (news) => {
      try {
        storage.setItem(key, news);
        storage.removeItem(key);
      } catch {
        // Full, or forbidden: then the tabs do not know of each other, and a save still shows the conflict.
      }
    },
    listen: (hear) => {
      const onStorage = ({ storageArea, key: told, newValue }: StorageEvent) => {
        if (storageArea === storage && told === key && newValue !== null) hear(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

interface Greeting {
  readonly kind: 'opened' | 'here' | 'closed';
  readonly record: string;
  /** Which tab says so. */
  readonly from: string;
}

/** Tabs that hear of each other by `news`. A tab that ends without a word is gone with the next that opens. */
export function createOtherTabs({ tell, listen }: TabNews): OtherTabs {
  return {
    open: (record, onChange) => {
      const self = crypto.getRandomValues(new Uint32Array(2)).join('-');
      const others = new Set<string>();
      const say = (kind: Greeting['kind']) => tell(JSON.stringify({ kind, record, from: self }));
      const stop = listen((news) => {
        const greeting = JSON.parse(news) as Greeting;
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
      };
    },
  };
}
