import { ApiError, newIdempotencyKey } from '@facturatie/api-contract';
import {
  isChanged,
  newHistory,
  reduceEditor,
  reduceEditorHistory,
} from '@facturatie/invoice-engine';
import type { Attempt, EarlierDraft } from '../../state/drafts.ts';
import { isUnsure } from '../record/createOnce.ts';
import type { Attempts } from '../record/createOnce.ts';
import { createDocumentChanges } from './documentChanges.ts';
import { draftFor, triedIn } from './documentDraft.ts';
import { isDirty } from './documentEditorState.ts';
import type {
  DocumentEditorOptions,
  DocumentEditorState,
  SavedDocument,
  SaveOutcome,
} from './documentEditorState.ts';
import { faultsOf } from './documentFaults.ts';
import type { DocumentState } from './documentForm.ts';
import { loadedLines } from './openedDocument.ts';
import { withoutBlankEnd } from './blankLines.ts';
import { refusalsOf, stillFailing } from './documentRefusals.ts';
import { mergeDocuments, saysSame } from './mergeDocuments.ts';
import { isSame } from './mergeLines.ts';
import { shownWhileTyping } from './typedField.ts';
import { hasTexts } from './unreadTexts.ts';
import type { UnreadTexts } from './unreadTexts.ts';
import { readWritten, written } from './writtenDocument.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** What stood on the screen when a save was asked for. */
interface Asked {
  readonly document: DocumentState;
  readonly unread: UnreadTexts;
}

export type DocumentEditor = ReturnType<typeof createDocumentEditor>;

/**
 * A quote or an invoice being changed: every change is kept as a draft until it is saved, can be undone,
 * and is a change of what is saved when it is made while a save is under way. One save is sent at a time.
 */
export function createDocumentEditor(options: DocumentEditorOptions) {
  const { drafts, now, later, afterPaint = (run) => run() } = options;
  const listeners = new Set<() => void>();
  /** Whether listeners are still to hear of what is being typed. */
  let isToNotify = false;
  /** A try to make it, of which nobody knows whether it arrived. */
  let attempt: Attempt<WrittenDocument> | undefined;
  /** What was sent as a change, of which nobody knows whether it arrived. */
  let tried: readonly DocumentState[] = [];
  /** A save that was asked for while another one was under way. */
  let askedFor: Asked | undefined;
  /** One that was asked for while the document was made, to be sent from the document's own screen. */
  let due: Asked | undefined;
  /** The same once that screen took it. */
  let taken: Asked | undefined;
  /** Whether what was typed was thrown away, and nothing was typed since. */
  let isDropped = false;
  let state: DocumentEditorState = {
    history: newHistory(options.state),
    typing: undefined,
    shown: options.state,
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

  function notify() {
    isToNotify = false;
    for (const listener of listeners) listener();
  }

  function set(change: Partial<DocumentEditorState>) {
    update(change);
    notify();
  }

  function update(change: Partial<DocumentEditorState>) {
    const { history, typing } = { ...state, ...change };
    const isAsBefore = history === state.history && typing === state.typing;
    const shown = isAsBefore ? state.shown : shownWhileTyping(history.present, typing);
    state = { ...state, ...change, shown };
  }

  /** Keeps what is typed as the draft, or none when nothing is. */
  function keep() {
    const draft = draftFor(state, { attempt, tried }, now());
    if (!draft) {
      drafts.remove();
      return;
    }
    const isKept = drafts.write(draft);
    if (isKept === state.isDraftLost) set({ isDraftLost: !isKept });
  }

  /** Whether anything is typed that is not saved, in a field that nobody left yet too. */
  const hasUnsaved = () => draftFor(state, { attempt: undefined, tried: [] }, now()) !== undefined;

  /** The date that the server proposed, while the document is still to be made: its year is looked at then. */
  function newOn() {
    return state.version === undefined ? options.state.date : undefined;
  }

  function type(change: Partial<DocumentEditorState>) {
    const next = { ...state, ...change };
    const stillWrong =
      state.faults && stillFailing(state.faults, next.history.present, next.unread, newOn());
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

  const changes = createDocumentChanges({
    state: () => state,
    change: (change) => {
      isDropped = false;
      type(change);
    },
    keepTyping: (typing) => {
      const isNew = !isSame(typing, state.typing);
      if (isNew) update({ typing });
      later(keep);
      // The key itself is painted first: what follows from it costs as much again.
      if (isNew && !isToNotify) {
        isToNotify = true;
        afterPaint(() => {
          if (isToNotify) notify();
        });
      }
    },
  });

  function shownNow(): Asked {
    changes.finishTyping();
    return { document: state.history.present, unread: state.unread };
  }

  /** Sends a document, as often as it takes while only we ourselves were first. */
  async function send(sent: DocumentState): Promise<SaveOutcome> {
    const { version } = state;
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
        const answer = { document: conflict.current, version: conflict.version };
        return send(reduceEditor(sent, wasSaved(ours, answer)));
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
    if (askedFor) askedFor = { ...askedFor, document: reduceEditor(askedFor.document, reloaded) };
    type({
      history: isDropped ? newHistory(saved) : reduceEditorHistory(state.history, reloaded),
      saved,
      version,
    });
    // The form that goes on with it may open at once.
    keep();
    return reloaded;
  }

  async function saveOnce(asked: Asked): Promise<SaveOutcome> {
    askedFor = undefined;
    due = undefined;
    const blank = withoutBlankEnd(asked.document);
    const document = blank.reduce(reduceEditor, asked.document);
    const faults = faultsOf(document, asked.unread, newOn());
    if (faults.names.length > 0 || faults.lines.length > 0) {
      set({ failure: faults, faults });
      return { status: 'invalid', faults };
    }
    set({ failure: undefined, faults: undefined, isSaving: true });
    const isShown = asked.document === state.history.present;
    // Something may have been typed in them since.
    if (isShown) for (const event of blank) changes.tellTogether([event]);
    const wasNew = state.version === undefined;
    const outcome = await send(isShown ? state.history.present : document);
    set({ isSaving: false });
    const more = outcome.status === 'saved' ? askedMeanwhile() : undefined;
    if (outcome.status !== 'saved' || !more) return outcome;
    // What was new goes on at its own address first: a page that is loaded anew then knows it is there.
    if (wasNew) {
      due = more;
      return outcome;
    }
    const next = await saveOnce(more);
    return next.status === 'saved' ? next : { ...outcome, isChangedSince: hasUnsaved(), next };
  }

  /** What a save was asked for while another one was under way, when that did not save it already. */
  function askedMeanwhile(): Asked | undefined {
    if (!askedFor) return undefined;
    const { document, unread } = askedFor;
    return isChanged(document, state.saved) || hasTexts(unread, document) ? askedFor : undefined;
  }

  /** Goes on with another document in the place of this one; there is no way back by undo. */
  function goOn(
    present: DocumentState,
    saved: DocumentState,
    change: Partial<DocumentEditorState>,
    triedBefore: readonly DocumentState[] = [],
  ) {
    tried = triedBefore;
    changes.endTyping();
    const none = { typing: undefined, failure: undefined, faults: undefined };
    type({ history: newHistory(present), saved, ...none, ...change });
  }

  return {
    state: () => state,
    hasUnsaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...changes,
    /**
     * Saves what the screen shows, the field that is being typed in included, unless the rules find something
     * wrong. While a save is under way, what the screen shows now goes out once that is done.
     */
    save: async (): Promise<SaveOutcome> => {
      const asked = taken ?? shownNow();
      taken = undefined;
      if (!state.isSaving) return saveOnce(asked);
      askedFor = asked;
      return { status: 'busy' };
    },
    /**
     * Whether a save was asked for while the document was made, and is to be sent now: answers once. The next
     * `save` sends what the screen showed then.
     */
    takeDue: () => {
      taken = due;
      due = undefined;
      return taken !== undefined;
    },
    /** Looks again for what was typed elsewhere: another tab was closed. */
    lookForDraft: () => set({ draft: state.draft ?? offered(state.saved) }),
    /** Puts back what was typed before. What is typed now is kept to be put back in its turn. */
    takeDraft: () => {
      changes.finishTyping();
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
      askedFor = undefined;
      changes.endTyping();
      set({ history: newHistory(state.saved), typing: undefined, unread: {}, faults: undefined });
      drafts.remove();
    },
    /** Shows what the other saved. What was typed stays to be taken back, as a draft. */
    takeTheirs: () => {
      changes.finishTyping();
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
      changes.finishTyping();
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
