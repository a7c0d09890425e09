import type { Drafts } from '../../state/drafts.ts';
import type { UnsureKey } from './payOnce.ts';

const none = { key: '' };

/** The unsure payment of one person on one due date, kept among the drafts of this browser. */
export function unsureKeyIn(drafts: Drafts, owner: string, dueDateCode: number): UnsureKey {
  const slot = drafts.slot(owner, `betalingspoging/${dueDateCode}`, none);
  return {
    read: () => slot.read()?.values.key || undefined,
    write: (key) =>
      void slot.write({ values: { key }, base: none, unread: {}, typedAt: new Date() }),
    remove: slot.remove,
  };
}
