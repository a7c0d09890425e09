import { isChanged, reduceEditor } from '@facturatie/invoice-engine';
import type { Attempt, Draft } from '../../state/drafts.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { changedTexts, hasTexts } from './unreadTexts.ts';
import type { UnreadTexts } from './unreadTexts.ts';
import { readWritten, written } from './writtenDocument.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** What leaving a field that is being typed in will do, and the text that then stands there and is no value. */
export interface Typing {
  readonly events: readonly DocumentEvent[];
  readonly unread: Readonly<Record<string, string | undefined>>;
}

/** What the editor shows, and what it knows as saved. */
interface Shown {
  readonly history: { readonly present: DocumentState };
  readonly saved: DocumentState;
  readonly version: string | undefined;
  readonly unread: UnreadTexts;
}

/** What a draft knows besides what the editor shows. */
interface Unseen {
  readonly attempt: Attempt<WrittenDocument> | undefined;
  /** What was sent as a change, of which nobody knows whether it arrived. */
  readonly tried: readonly DocumentState[];
  readonly typing: Typing | undefined;
}

/** The draft of what is typed, that in the field with the focus too; undefined when there is nothing to keep. */
export function draftFor(
  { history, saved, version, unread }: Shown,
  { attempt, tried, typing }: Unseen,
  typedAt: Date,
): Draft<WrittenDocument> | undefined {
  const document = (typing?.events ?? []).reduce(reduceEditor, history.present);
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
