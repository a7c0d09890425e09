import { ApiError } from '@facturatie/api-contract';
import { confirm } from '@facturatie/ui/AlertDialog';
import { toast } from '@facturatie/ui/Toasts';
import { useBlocker, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { documentEditorText as text, documentFieldNames } from '../../intl/documentEditor.nl-BE.ts';
import { text as appText } from '../../intl/nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { useOpenElsewhere } from '../record/useOpenElsewhere.ts';
import { articleFinder } from './articleFinder.ts';
import { createArticleLookups } from './articleLookups.ts';
import type { DocumentAtDesk, DocumentDesk } from './documentDesk.ts';
import type { SaveOutcome } from './documentEditorState.ts';
import type { DocumentFaults } from './documentFaults.ts';
import { openKept } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';
import { openDocumentEditor, recordOf } from './openDocumentEditor.ts';
import { written } from './writtenDocument.ts';
import { createHandover } from '../../state/handover.ts';
import { createSoon } from '../../state/soon.ts';

/** What the editor of a document gives its screen. */
export interface DocumentForm {
  readonly desk: DocumentDesk;
  /** Whether the document is open in another tab too. */
  readonly isOpenElsewhere: boolean;
  /** Saves, and tells what kept it from that. Nothing is sent while an article is being looked up. */
  readonly save: () => Promise<SavedAtDesk | undefined>;
  /** Sends a save that was asked for while the document was made, if there is one. */
  readonly saveDue: () => Promise<SavedAtDesk | undefined>;
}

/** A document that was saved, for a screen of its own. */
export interface SavedAtDesk {
  readonly number: string;
  readonly document: DocumentAtDesk;
  /** Whether more was typed while it was saved. */
  readonly isChangedSince: boolean;
}

/** The editor of one document (a hook): drafts, messages, and a question before one leaves it unsaved. */
export function useDocumentEditor(opened: DocumentAtDesk): DocumentForm {
  const { api, drafts, otherTabs, session } = useRouteContext({ from: '__root__' });
  const [{ desk, place, record }] = useState(() => {
    const name = recordOf(opened);
    const slot = drafts.open(session.user()?.name ?? '', name, written(opened.state));
    if (opened.desk) return { desk: opened.desk, place: slot, record: name };
    const timer = createSoon();
    const clock = { now: () => new Date(), later: timer.run, afterPaint };
    const opener = openDocumentEditor(api, opened, slot, clock);
    const lookups = createArticleLookups(opener, articleFinder(api));
    const made: DocumentDesk = { editor: opener, lookups, soon: timer, focus: createHandover() };
    return { desk: made, place: slot, record: name };
  });
  const { editor, soon } = desk;
  useEffect(() => soon.listen(), [soon]);

  // What was typed and not saved goes on elsewhere, so nothing is lost by leaving.
  const hasMoved = useRef(false);
  const isLosing = () => !hasMoved.current && session.user() !== undefined && editor.hasUnsaved();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (isSameRecord(current, next) || !isLosing()) return false;
      const { title, message, confirm: confirmLabel, cancel: cancelLabel } = recordText.leave;
      const leaves = await confirm({ title, message, confirmLabel, cancelLabel, tone: 'critical' });
      if (leaves) editor.dropChanges();
      return !leaves;
    },
    enableBeforeUnload: isLosing,
  });
  useEffect(() => place.close, [place]);
  const isOpenElsewhere = useOpenElsewhere(otherTabs, record, editor.lookForDraft);

  async function save() {
    const code = desk.lookups.pending();
    if (code === undefined) return send();
    toast.warning({ title: text.refused.title, description: text.lookup.pending(code) });
    return undefined;
  }

  async function saveDue() {
    // It sends what the screen showed then, so a lookup that began since changes nothing of it.
    return editor.takeDue() ? send() : undefined;
  }

  async function send() {
    const outcome = await editor.save();
    tellOutcome(opened, outcome);
    if (outcome.status !== 'saved') return undefined;
    // Something new has a name now, under which what was typed meanwhile goes on.
    const { saved, isChangedSince } = outcome;
    hasMoved.current = opened.number === undefined && isChangedSince;
    const kept = openKept(saved.document, opened.settings, saved.version);
    return { number: saved.document.number, document: { ...kept, desk }, isChangedSince };
  }

  return { desk, isOpenElsewhere, save, saveDue };
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** A place in the app: a new invoice of another quote is another record at the same path. */
interface Place {
  readonly pathname: string;
  readonly search: object;
}

function isSameRecord(one: Place, other: Place): boolean {
  return (
    one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)
  );
}

/** Tells how a save ended, and how the one ended that was asked for while it was under way. */
function tellOutcome(opened: OpenedDocument, outcome: SaveOutcome): void {
  switch (outcome.status) {
    case 'saved': {
      const { document, warning = '' } = outcome.saved;
      const { kind, number } = document;
      const say = opened.number === undefined ? text.created : text.updated;
      toast.success(say(kind, number));
      if (warning !== '') {
        toast.warning({ title: text.checkAgain, description: warning }, { timeout: null });
      }
      if (outcome.next) tellOutcome(opened, outcome.next);
      return;
    }
    case 'invalid':
      warn(outcome.faults);
      return;
    case 'failed':
      if (outcome.error instanceof ApiError && outcome.error.kind === 'malformed')
        toast.error({ title: appText.failure.title, description: text.notSaved });
      else reportFailure(outcome.error);
      return;
    case 'conflict':
    case 'busy':
      return;
    default:
      outcome satisfies never;
  }
}

/** Says which fields and which lines keep the document from being saved (specification §5). */
function warn({ names, lines }: DocumentFaults): void {
  if (names.length > 0) {
    const items = names.map((name) => documentFieldNames[name] ?? name);
    toast.warning({ title: text.invalid, items });
  }
  if (lines.length > 0) {
    if (names.length === 0) toast.warning({ title: text.invalid });
    toast.warning(text.invalidLines(lines));
  }
}
