import {
  ApiError,
  conflictOf,
  createSalesDocument,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { confirm } from '@facturatie/ui/AlertDialog';
import { toast } from '@facturatie/ui/Toasts';
import { useBlocker, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { documentEditorText as text, documentFieldNames } from '../../intl/documentEditor.nl-BE.ts';
import { text as appText } from '../../intl/nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { OpenDraft } from '../../state/drafts.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { createOnce } from '../record/createOnce.ts';
import { useOpenElsewhere } from '../record/useOpenElsewhere.ts';
import { createDocumentEditor, isDirty } from './documentEditor.ts';
import type { DocumentEditor, SavedDocument } from './documentEditor.ts';
import type { DocumentFaults } from './documentFaults.ts';
import { formOf } from './documentForm.ts';
import type { DocumentState } from './documentForm.ts';
import { stateOf } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';
import { readWritten, written } from './writtenDocument.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** What the editor of a document gives its screen. */
export interface DocumentForm {
  readonly editor: DocumentEditor;
  /** Whether the document is open in another tab too. */
  readonly isOpenElsewhere: boolean;
  /** Saves, and tells what kept it from that; answers with what is saved, and whether more was typed since. */
  readonly save: () => Promise<{ saved: SavedDocument; isChangedSince: boolean } | undefined>;
}

/** The editor of one document (a hook): drafts, messages, and a question before one leaves it unsaved. */
export function useDocumentEditor(opened: OpenedDocument): DocumentForm {
  const { api, drafts, otherTabs, session } = useRouteContext({ from: '__root__' });
  const [{ editor, place, record }] = useState(() => {
    const name = recordOf(opened);
    const slot = drafts.open(session.user()?.name ?? '', name, written(opened.state));
    return { editor: startEditor(api, opened, slot), place: slot, record: name };
  });

  // What was typed and not saved goes on elsewhere, so nothing is lost by leaving.
  const hasMoved = useRef(false);
  const isLosing = () =>
    !hasMoved.current && session.user() !== undefined && isDirty(editor.state());
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !isLosing()) return false;
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
    const outcome = await editor.save();
    switch (outcome.status) {
      case 'saved': {
        const { saved, isChangedSince } = outcome;
        const { kind, number } = saved.document;
        toast.success(
          opened.number === undefined ? text.created(kind, number) : text.updated(kind, number),
        );
        if (opened.number === undefined && isChangedSince) {
          editor.moveTo(recordName(kind, number));
          hasMoved.current = true;
        }
        return outcome;
      }
      case 'invalid':
        warn(outcome.faults);
        return undefined;
      case 'failed':
        if (outcome.error instanceof ApiError && outcome.error.kind === 'malformed')
          toast.error({ title: appText.failure.title, description: text.notSaved });
        else reportFailure(outcome.error);
        return undefined;
      case 'conflict':
      case 'busy':
        return undefined;
      default:
        return outcome satisfies never;
    }
  }

  return { editor, isOpenElsewhere, save };
}

/** The editor of a document, and how it saves: something new once, and then as a change of that. */
function startEditor(
  api: Caller,
  opened: OpenedDocument,
  drafts: OpenDraft<WrittenDocument>,
): DocumentEditor {
  const { kind, number, quoteNumber, settings, state, version } = opened;
  const update = (to: string, document: DocumentState, on: string | undefined) =>
    api(
      updateSalesDocument,
      { params: { number: to }, body: formOf(document, quoteNumber) },
      { version: on },
    );
  const make = createOnce<WrittenDocument, SavedDocument>({
    create: (values, idempotencyKey) =>
      api(
        createSalesDocument,
        { params: { kind }, body: formOf(readWritten(values) ?? state, quoteNumber) },
        { idempotencyKey },
      ),
    update: (made, values) =>
      update(made.document.number, readWritten(values) ?? state, made.version),
  });
  return createDocumentEditor({
    state,
    version,
    drafts,
    now: () => new Date(),
    send: (document, on, attempts) =>
      number === undefined ? make(written(document), on, attempts) : update(number, document, on),
    conflictIn: (error) => {
      const conflict = conflictOf(updateSalesDocument, error);
      return conflict && { ...conflict, current: conflict.current.document };
    },
    read: (document) => stateOf(document, settings),
  });
}

/** What a document is a draft of; a new invoice that is made of a quote is another than a blank one. */
function recordOf({ kind, number, quoteNumber }: OpenedDocument): string {
  return recordName(kind, number ?? (quoteNumber === '' ? 'nieuw' : `van/${quoteNumber}`));
}

function recordName(kind: OpenedDocument['kind'], number: string): string {
  return `${kind === 'quote' ? 'offerte' : 'factuur'}/${number}`;
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
