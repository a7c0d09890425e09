import { expect, test } from 'vitest';
import { createOtherTabs } from './otherTabs.ts';
import type { TabMessages } from './otherTabs.ts';

/** Tabs that receive messages of each other at once, and none of their own. */
function browser() {
  const tabs = new Map<number, Set<(message: string) => void>>();
  const newTab = () => {
    const self = tabs.size;
    const receivers = new Set<(message: string) => void>();
    tabs.set(self, receivers);
    const messages: TabMessages = {
      send: (text) => {
        for (const [tab, others] of tabs)
          if (tab !== self) for (const receive of others) receive(text);
      },
      listen: (receive) => {
        receivers.add(receive);
        return () => void receivers.delete(receive);
      },
    };
    return createOtherTabs(messages);
  };
  /** Opens a record in a new tab; returns how many other tabs it detects, and a function to close it. */
  return (record: string) => {
    let others = 0;
    const close = newTab().open(record, (count) => (others = count));
    return { others: () => others, close };
  };
}

test('tabs with the same record detect each other until one of them closes it', () => {
  const open = browser();
  const first = open('klant/1');
  expect(first.others()).toBe(0);
  const second = open('klant/1');
  const third = open('klant/1');
  expect([first, second, third].map(({ others }) => others())).toEqual([2, 2, 2]);
  second.close();
  expect([first, third].map(({ others }) => others())).toEqual([1, 1]);
  third.close();
  expect(first.others()).toBe(0);
});

test('tabs with other records do not', () => {
  const open = browser();
  const one = open('klant/1');
  const other = open('klant/2');
  expect([one.others(), other.others()]).toEqual([0, 0]);
});
