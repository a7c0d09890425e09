import { ApiError, newIdempotencyKey } from '@facturatie/api-contract';
import {
  isChanged,
  newHistory,
  reduceEditor,
  reduceEditorHistory,
} from '@facturatie/invoice-engine';
import type { HistoryEvent } from '@facturatie/invoice-engine';
import type { Attempt, EarlierDraft } from '../../state/drafts.ts';
import { isUnsure } from '../record/createOnce.ts';
import type { Attempts } from '../record/createOnce.ts';
import { draftFor, triedIn } from './documentDraft.ts';
import type { Typing } from './documentDraft.ts';
import { isDirty } from './documentEditorState.ts';
import type {
  DocumentEditorOptions,
  DocumentEditorState,
  SavedDocument,
  SaveOutcome,
} from './documentEditorState.ts';
import { faultsOf } from './documentFaults.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { loadedLines } from './openedDocument.ts';
import { withoutBlankEnd } from './blankLines.ts';
import { refusalsOf, stillFailing } from './documentRefusals.ts';
import { mergeDocuments, saysSame } from './mergeDocuments.ts';
import { changedTexts, createTextTravel, withoutText } from './unreadTexts.ts';
import { readWritten, written } from './writtenDocument.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** A text of the head of a document. */
type TextField = Extract<DocumentEvent, { type: 'textEdited' }>['field'];

export type DocumentEditor = ReturnType<typeof createDocumentEditor>;

/**
 * A quote or an invoice being changed: every change is kept as a draft until it is saved, can be undone,
 * and is a change of what is saved when it is made while a save is under way. One save is sent at a time.
 */
export function createDocumentEditor(options: DocumentEditorOptions) {
  const { drafts, now, later } = options;
  const listeners = new Set<() => void>();
  /** A try to make it, of which nobody knows whether it arrived. */
  let attempt: Attempt<WrittenDocument> | undefined;
  /** What was sent as a change, of which nobody knows whether it arrived. */
  let tried: readonly DocumentState[] = [];
  /** What stood there when a save was asked for while another one was under way. */
  let askedFor: DocumentEditorState | undefined;
  /** Whether one was asked for while the document was made, which is to be sent from its own screen. */
  let isDue = false;
  /** What stands in the field that is being typed in, and is not the document's yet. */
  let beingTyped: Typing | undefined;
  /** Whether what was typed was thrown away, and nothing was typed since. */
  let isDropped = false;
  let state: DocumentEditorState = {
    history: newHistory(options.state),
    saved: options.state,
    version: options.version,
    unread: {},
    failure: undefined,
    faults: undefined,
    isSaving: false,
    draft: offered(options.state),
    isDraftLost: false,
    conflict: undefined,
  };

  /** The latest draft that says anything else than the document as it is saved. */
  function offered(saved: DocumentState): EarlierDraft<WrittenDocument> | undefined {
    const draft = drafts.earlier();
    if (!draft) return undefined;
    const document = readWritten(draft.values);
    const hasMore = Object.keys(draft.unread).length > 0 || draft.attempt !== undefined;
    if (document && (hasMore || isChanged(document, saved))) return draft;
    drafts.removeEarlier(draft);
    return offered(saved);
  }

  function set(change: Partial<DocumentEditorState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Keeps what is typed as the draft, or none when nothing is. */
  function keep() {
    const draft = draftFor(state, { attempt, tried, typing: beingTyped }, now());
    if (!draft) {
      drafts.remove();
      return;
    }
    const isKept = drafts.write(draft);
    if (isKept === state.isDraftLost) set({ isDraftLost: !isKept });
  }

  /** Whether anything is typed that is not saved, in a field that nobody left yet too. */
  const hasUnsaved = () =>
    draftFor(state, { attempt: undefined, tried: [], typing: beingTyped }, now()) !== undefined;

  function type(change: Partial<DocumentEditorState>) {
    const next = { ...state, ...change };
    const stillWrong =
      state.faults && stillFailing(state.faults, next.history.present, next.unread);
    set({ ...change, ...(stillWrong && { faults: stillWrong }) });
    later(keep);
  }

  const attempts: Attempts<WrittenDocument> = {
    read: () => attempt,
    write: (next) => {
      attempt = next;
      keep();
    },
  };

  /** The text of the head that is being typed: one undo takes all of it back. */
  let typing: TextField | undefined;

  function tell(event: HistoryEvent<DocumentEvent>, unread = state.unread) {
    typing = undefined;
    beingTyped = undefined;
    isDropped = false;
    const history = reduceEditorHistory(state.history, event);
    if (history !== state.history || unread !== state.unread) type({ history, unread });
  }

  function tellTogether(
    events: readonly DocumentEvent[],
    unread: Readonly<Record<string, string | undefined>> = {},
  ) {
    typing = undefined;
    beingTyped = undefined;
    isDropped = false;
    const history = events.reduce(
      (past, event, index) => reduceEditorHistory(past, { ...event, continues: index > 0 }),
      state.history,
    );
    type({ history, unread: changedTexts(state.unread, unread) });
  }

  const textsAfter = createTextTravel();

  function travel(event: { readonly type: 'undone' | 'redone' }) {
    const { history, unread } = state;
    const { present } = reduceEditorHistory(history, event);
    tell(event, textsAfter(unread, history.present, present));
  }

  /** Sends what stands there, as often as it takes while only we ourselves were first. */
  async function send(): Promise<SaveOutcome> {
    const { version } = state;
    const { present: sent } = state.history;
    setTried([sent, ...tried.filter((one) => one !== sent)]);
    try {
      const answer = await options.send(sent, version, attempts);
      wasSaved(sent, answer);
      return { status: 'saved', saved: answer, isChangedSince: hasUnsaved() };
    } catch (error) {
      const conflict = error instanceof ApiError ? options.conflictIn(error) : undefined;
      if (!conflict) {
        if (!isUnsure(error)) setTried(tried.filter((one) => one !== sent));
        const refusals = error instanceof ApiError ? refusalsOf(sent, error) : undefined;
        if (refusals) set({ failure: refusals, faults: refusals });
        return { status: 'failed', error };
      }
      const current = options.read(conflict.current);
      const ours = ownTries().find((one) => saysSame(one, current));
      if (ours && conflict.version !== version) {
        wasSaved(ours, { document: conflict.current, version: conflict.version });
        return send();
      }
      set({ conflict });
      return { status: 'conflict' };
    }
  }

  /** The latest tries come before earlier ones; the one that made it is the first of all. */
  function ownTries(): readonly DocumentState[] {
    const made = attempt && readWritten(attempt.values);
    return made ? [...tried, made] : tried;
  }

  function setTried(next: readonly DocumentState[]) {
    tried = next;
    keep();
  }

  /** The server has what was sent: what was typed since is a change of that. */
  function wasSaved(sent: DocumentState, answer: SavedDocument) {
    const { document, version } = answer;
    const { number, sequence } = document;
    if (state.version === undefined) drafts.moveTo(options.recordOf(answer));
    const lines = loadedLines(document.lines);
    const reloaded = { type: 'linesReloaded', sent, lines } as const;
    const saved = { ...reduceEditor(sent, reloaded), number, sequence };
    tried = [];
    type({
      history: isDropped ? newHistory(saved) : reduceEditorHistory(state.history, reloaded),
      saved,
      version,
    });
    // The form that goes on with it may open at once.
    keep();
  }

  async function saveOnce(): Promise<SaveOutcome> {
    const blank = withoutBlankEnd(state.history.present);
    const faults = faultsOf(blank.reduce(reduceEditor, state.history.present), state.unread);
    if (faults.names.length > 0 || faults.lines.length > 0) {
      set({ failure: faults, faults });
      return { status: 'invalid', faults };
    }
    set({ failure: undefined, faults: undefined, isSaving: true });
    for (const event of blank) tell(event);
    const before = state;
    askedFor = undefined;
    const outcome = await send();
    set({ isSaving: false });
    if (outcome.status !== 'saved' || !isAskedForMore(before)) return outcome;
    // What was new goes on at its own address first: a page that is loaded anew then knows it is there.
    isDue = before.version === undefined;
    if (isDue) return outcome;
    const next = await saveOnce();
    return next.status === 'saved' ? next : { ...outcome, isChangedSince: hasUnsaved(), next };
  }

  /** Whether a save was asked for after something was changed since `before`, and is still to be sent. */
  function isAskedForMore({ history, unread }: DocumentEditorState): boolean {
    if (askedFor === undefined || !isDirty(state)) return false;
    return askedFor.history.present !== history.present || askedFor.unread !== unread;
  }

  /** Goes on with another document in the place of this one; there is no way back by undo. */
  function goOn(
    present: DocumentState,
    saved: DocumentState,
    change: Partial<DocumentEditorState>,
    triedBefore: readonly DocumentState[] = [],
  ) {
    tried = triedBefore;
    beingTyped = undefined;
    type({ history: newHistory(present), saved, failure: undefined, faults: undefined, ...change });
  }

  return {
    state: () => state,
    hasUnsaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Lets something happen, which takes away the text that stood in the field and was no value. */
    tell: (event: HistoryEvent<DocumentEvent>, field?: string) =>
      tell(event, withoutText(state.unread, field)),
    /** Lets a text of the head be typed, key by key. */
    typeText: (field: TextField, value: string) => {
      const continues = typing === field;
      tell({ type: 'textEdited', field, value, continues });
      typing = field;
    },
    /** Lets several things happen that one undo takes back, and keeps texts that are no value. */
    tellTogether,
    /** Keeps what is being typed in the draft; it becomes the document's when the field is left, or saved. */
    typing: (change: Typing) => {
      beingTyped = change;
      later(keep);
    },
    undo: () => travel({ type: 'undone' }),
    redo: () => travel({ type: 'redone' }),
    /**
     * Saves what stands there, in the field that is being typed in too, unless the rules find something
     * wrong. While a save is under way, what was changed since goes out once that is done.
     */
    save: async (): Promise<SaveOutcome> => {
      if (beingTyped) tellTogether(beingTyped.events, beingTyped.unread);
      if (!state.isSaving) return saveOnce();
      askedFor = state;
      return { status: 'busy' };
    },
    /** Whether a save was asked for while the document was made, and is to be sent now: answers once. */
    takeDue: () => {
      const due = isDue;
      isDue = false;
      return due;
    },
    /** Looks again for what was typed elsewhere: another tab was closed. */
    lookForDraft: () => set({ draft: state.draft ?? offered(state.saved) }),
    /** Puts back what was typed before. What is typed now is kept to be put back in its turn. */
    takeDraft: () => {
      const { draft, history, saved, version, unread, isSaving } = state;
      const document = draft && readWritten(draft.values);
      // The answer to a save is of what stands there now.
      if (!draft || !document || isSaving) return;
      if (isDirty(state)) {
        const mine = { values: written(history.present), base: written(saved), version, unread };
        drafts.setAside({ ...mine, typedAt: now(), attempt, tried: tried.map(written) });
      }
      drafts.removeEarlier(draft);
      // Of another try than the one that what stood there belongs to.
      const other = attempt && { values: draft.values, key: newIdempotencyKey() };
      attempt = draft.attempt ?? other;
      // On the version it was typed on: of a document that was changed since, saving shows the conflict.
      const change = { version: draft.version, unread: draft.unread };
      goOn(document, readWritten(draft.base) ?? saved, change, triedIn(draft));
      set({ draft: offered(state.saved) });
    },
    /** Throws away what was typed before. */
    dropDraft: () => {
      if (state.draft) drafts.removeEarlier(state.draft);
      set({ draft: offered(state.saved) });
    },
    /** Throws away what is typed now. */
    dropChanges: () => {
      isDropped = true;
      beingTyped = undefined;
      set({ history: newHistory(state.saved), unread: {}, faults: undefined });
      drafts.remove();
    },
    /** Shows what the other saved. What was typed stays to be taken back, as a draft. */
    takeTheirs: () => {
      const { conflict, history, saved, unread } = state;
      if (!conflict) return;
      const theirs = options.read(conflict.current);
      const { version } = conflict;
      // On the other's version, or taking it back would meet the same conflict again.
      const merged = mergeDocuments(saved, history.present, theirs, ownTries());
      const mine = { values: written(merged), base: written(theirs), version, unread };
      drafts.setAside({ ...mine, typedAt: now() });
      goOn(theirs, theirs, { version, unread: {}, conflict: undefined, draft: undefined });
      set({ draft: offered(theirs) });
    },
    /** Puts what was typed on top of what the other saved; the rest becomes the other's. */
    keepMine: () => {
      const { conflict, history, saved } = state;
      if (!conflict) return;
      const theirs = options.read(conflict.current);
      goOn(mergeDocuments(saved, history.present, theirs, ownTries()), theirs, {
        version: conflict.version,
        conflict: undefined,
      });
    },
    /** Leaves all as it is. */
    leaveConflict: () => set({ conflict: undefined }),
  };
}
