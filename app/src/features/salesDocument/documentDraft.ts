import { isChanged } from '@facturatie/invoice-engine';
import type { Attempt, Draft } from '../../state/drafts.ts';
import type { DocumentState } from './documentForm.ts';
import { withTyped } from './typedField.ts';
import type { Typing } from './typedField.ts';
import { changedTexts, hasTexts } from './unreadTexts.ts';
import type { UnreadTexts } from './unreadTexts.ts';
import { readWritten, written } from './writtenDocument.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** What the editor shows, and what it knows as saved. */
interface Shown {
  readonly history: { readonly present: DocumentState };
  readonly typing: Typing | undefined;
  readonly saved: DocumentState;
  readonly version: string | undefined;
  readonly unread: UnreadTexts;
}

/** What a draft knows besides what the editor shows. */
interface Unseen {
  readonly attempt: Attempt<WrittenDocument> | undefined;
  /** What was sent as a change, of which nobody knows whether it arrived. */
  readonly tried: readonly DocumentState[];
}

/** The draft of what is typed, that in the field with the focus too; undefined when there is nothing to keep. */
export function draftFor(
  { history, typing, saved, version, unread }: Shown,
  { attempt, tried }: Unseen,
  typedAt: Date,
): Draft<WrittenDocument> | undefined {
  const document = withTyped(history.present, typing);
  const texts = typing ? changedTexts(unread, typing.unread) : unread;
  const isDirty = isChanged(document, saved) || hasTexts(texts, document);
  if (!isDirty && attempt === undefined && tried.length === 0) return undefined;
  return {
    values: written(document),
    base: written(saved),
    version,
    unread: texts,
    typedAt,
    attempt,
    ...(tried.length > 0 && { tried: tried.map(written) }),
  };
}

/** What a draft says was sent, of which nobody knows whether it arrived. */
export function triedIn(
  draft: Pick<Draft<WrittenDocument>, 'tried'> | undefined,
): readonly DocumentState[] {
  return (draft?.tried ?? []).flatMap((one) => readWritten(one) ?? []);
}
