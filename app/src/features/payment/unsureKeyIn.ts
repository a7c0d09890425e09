import { shapeCodec } from '../../state/editing/drafts.ts';
import type { Drafts } from '../../state/editing/drafts.ts';
import type { UnsureKey } from './payOnce.ts';

const none = { key: '' };

/** The key of a payment of unknown outcome, of one user on one due date, among the drafts of this browser. */
export function unsureKeyIn(drafts: Drafts, owner: string, dueDateCode: number): UnsureKey {
  const draft = drafts.open(owner, `betalingspoging/${dueDateCode}`, shapeCodec(none), 'key');
  return {
    read: () => draft.own()?.values.key || undefined,
    write: (key) =>
      void draft.write({
        values: { key },
        base: none,
        version: undefined,
        unparsed: {},
        typedAt: new Date(),
        attempt: undefined,
        tried: [],
      }),
    remove: draft.remove,
  };
}
