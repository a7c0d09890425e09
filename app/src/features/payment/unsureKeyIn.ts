import { openDraft, shapeCodec } from '../../state/editing/drafts.ts';
import type { Drafts } from '../../state/editing/drafts.ts';
import type { UnsureKey } from './payOnce.ts';

const none = { key: '' };

/** The key of a payment of unknown outcome, on one due date, among the drafts of the user. */
export function unsureKeyIn(drafts: Drafts, dueDateCode: number): UnsureKey {
  const draft = openDraft(drafts, `betalingspoging/${dueDateCode}`, shapeCodec(none), 'key');
  return {
    read: () => draft.own()?.values.key || undefined,
    write: (key) =>
      void draft.write({
        values: { key },
        base: none,
        version: undefined,
        unparsed: {},
        attempt: undefined,
        tried: [],
      }),
    remove: draft.remove,
  };
}
