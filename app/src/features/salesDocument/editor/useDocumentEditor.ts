import { ApiError } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import {
  documentEditorText as text,
  documentFieldNames,
} from '../../../intl/documentEditor.nl-BE.ts';
import { text as appText } from '../../../intl/nl-BE.ts';
import {
  articleFinder,
  createDocumentEditor,
  documentRecordKind,
} from '../../../state/document/documentEditor.ts';
import type {
  DocumentEditor,
  DocumentToEdit,
  SavedDocument,
} from '../../../state/document/documentEditor.ts';
import type { DocumentFaults } from '../../../state/document/documentFaults.ts';
import type { OpenedDocument } from '../../../state/document/openedDocument.ts';
import type { SaveOutcome } from '../../../state/editing/saveAtoms.ts';
import { reportFailure } from '../../failure/reportFailure.ts';
import { fieldInUse, continueIn, textInUse, typeOn } from '../../record/fieldInUse.ts';
import { useEditor } from '../../record/useEditor.ts';
import { createGridHandle } from '../lines/gridHandle.ts';

type Outcome = SaveOutcome<DocumentFaults, SavedDocument>;

/** A document that was saved, for its own screen. */
export interface SavedOnScreen {
  readonly number: string;
  readonly document: DocumentToEdit;
  /** Whether more was typed while it was saved. */
  readonly isChangedSince: boolean;
}

/**
 * The editor of one document on its screen (a hook), the grid of its lines, and its saves, which
 * inform the user why one failed.
 */
export function useDocumentEditor(opened: DocumentToEdit) {
  const { api } = useRouteContext({ from: '__root__' });
  const { editor, store, settle } = useEditor({
    create: (drafts): DocumentEditor =>
      opened.editor ??
      createDocumentEditor(opened, {
        kind: documentRecordKind(api, opened),
        findArticle: articleFinder(api),
        drafts,
        afterPaint,
      }),
    // A new invoice of another quote is another record at the same path.
    isSameRecord: (one, other) =>
      one.pathname === other.pathname &&
      JSON.stringify(one.search) === JSON.stringify(other.search),
  });

  // Goes on in the field, at the same place in the text, where a screen before was left.
  const [grid] = useState(createGridHandle);
  useLayoutEffect(() => {
    const { fieldInUseAtom } = editor;
    const at = store.get(fieldInUseAtom);
    if (at && 'name' in at) continueIn(at);
    // A cell gets its editor first; no key event is in between.
    else if (at)
      queueMicrotask(() => {
        if (grid.focusCell(at.line, at.column) && at.text) typeOn(at.text);
      });
    return () => {
      const cell = grid.focusedCell();
      const inCell = cell && { line: Number(cell.lineKey), column: cell.column, text: textInUse() };
      store.set(fieldInUseAtom, inCell ?? fieldInUse());
    };
  }, [store, editor, grid]);

  async function send(saving: Promise<Outcome>): Promise<SavedOnScreen | undefined> {
    const outcome = await settle(saving, (ended) => reportOutcome(opened, ended));
    if (!outcome) return undefined;
    const { saved, isChangedSince } = outcome;
    const { lines: _lines, ...document } = saved.document;
    const { number } = document;
    const { version, eInvoiceStatus } = saved;
    const made = { ...opened, number, version, document, editor, eInvoiceStatus };
    return { number, document: made, isChangedSince };
  }

  return {
    editor,
    grid,
    save: () => send(store.set(editor.saveAtom)),
    /** Sends the save that was requested while the document was created, if there is one. */
    saveDue: async () => {
      const saving = store.set(editor.saveDueAtom);
      return saving && send(saving);
    },
  };
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Reports how a save ended, and how a save that was requested meanwhile ended. */
function reportOutcome(opened: OpenedDocument, outcome: Outcome): void {
  switch (outcome.status) {
    case 'saved': {
      const { document, warning = '' } = outcome.saved;
      const { kind, number } = document;
      const say = opened.number === undefined ? text.created : text.updated;
      toast.success(say(kind, number));
      if (warning !== '') {
        toast.warning({ title: text.checkAgain, description: warning }, { timeout: null });
      }
      if (outcome.next) reportOutcome(opened, outcome.next);
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
    case 'outdated':
      toast.warning({ title: text.refused.title, description: text.lookup.checkFirst(outcome.by) });
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
