import type { AmountReference } from '@facturatie/invoice-engine';
import { ActionBar } from '@facturatie/ui/ActionBar';
import { Alert } from '@facturatie/ui/Alert';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { Form } from '@facturatie/ui/Form';
import { Inline } from '@facturatie/ui/Inline';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { SplitButton } from '@facturatie/ui/SplitButton';
import { Stack } from '@facturatie/ui/Stack';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { DocumentLinks } from '../../features/salesDocument/actions/DocumentLinks.tsx';
import { listToReturnTo } from '../../features/salesDocument/actions/documentAddresses.ts';
import type { CreditLimitsProps } from '../../features/salesDocument/amounts/CreditLimits.tsx';
import { DocumentHead } from '../../features/salesDocument/head/DocumentHead.tsx';
import { DocumentLines } from '../../features/salesDocument/lines/DocumentLines.tsx';
import { DocumentRefusals } from '../../features/salesDocument/editor/DocumentRefusals.tsx';
import {
  DocumentSummary,
  DocumentTotal,
} from '../../features/salesDocument/amounts/DocumentSummary.tsx';
import { useDocumentEditor } from '../../features/salesDocument/editor/useDocumentEditor.ts';
import type { SavedOnScreen } from '../../features/salesDocument/editor/useDocumentEditor.ts';
import { ConflictDialog } from '../../features/record/ConflictDialog.tsx';
import { RecordNotices } from '../../features/record/RecordNotices.tsx';
import { documentEditorText as text, documentFaultText } from '../../intl/documentEditor.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import { lineToFill } from '../../state/document/blankLines.ts';
import type { DocumentEditor, DocumentToEdit } from '../../state/document/documentEditor.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';
import { visitedListsAtom } from '../../state/visitedLists.ts';
import type { GridHandle } from '../../features/salesDocument/lines/gridHandle.ts';

const explanation = onDemand(
  () => import('../../features/salesDocument/amounts/AmountExplanation.tsx'),
);

const documentConflict = onDemand(
  () => import('../../features/salesDocument/editor/documentConflict.ts'),
);

/** Where to go on after a save: as the editor has it by itself, to the document, or to a blank form. */
export type AfterSave = 'plain' | 'back' | 'new';

/** Props of what only a saved document has. */
export interface SavedDocumentProps {
  readonly document: DocumentFacts;
  readonly opened: DocumentToEdit;
  readonly editor: DocumentEditor;
  readonly grid: GridHandle;
  /** Draws the editor with it. */
  readonly children: (parts: SavedDocumentParts) => ReactNode;
}

interface SavedDocumentParts {
  readonly notice?: ReactNode;
  readonly actions?: ReactNode;
  readonly removal?: ReactNode;
}

export interface SalesDocumentEditorProps {
  readonly opened: DocumentToEdit;
  /** What only a saved document has; undefined for a new one, whose screen does not load its code. */
  readonly Saved?: ComponentType<SavedDocumentProps> | undefined;
  /** What a credit note can credit; undefined for other documents, whose screens do not load its code. */
  readonly CreditLimits?: ComponentType<CreditLimitsProps> | undefined;
  /** The focus goes to the customer: a blank form came in the place of a saved one. */
  readonly beginsAtCustomer: boolean;
  /** Called after a save. */
  readonly onSaved: (saved: SavedOnScreen, after: AfterSave) => void;
}

/** The form of a new or a saved sales document (specification §2, quote/invoice editor). */
export function SalesDocumentEditor({
  opened,
  Saved,
  CreditLimits,
  beginsAtCustomer,
  onSaved,
}: SalesDocumentEditorProps) {
  const { kind, settings } = opened;
  const { editor, grid, save, saveDue } = useDocumentEditor(opened);
  const store = useStore();
  const isSaving = useAtomValue(editor.isSavingAtom);
  const failure = useAtomValue(editor.failureAtom);
  const hasNoLines = useAtomValue(editor.hasNoLinesAtom);
  const listAddress = listToReturnTo(kind, useAtomValue(visitedListsAtom));
  const [askedAmount, setAskedAmount] = useState<AmountReference>();
  // Only a save that failed says something at fields, and moves the focus to the first of them.
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(failure?.byField ?? {}).map(([path, fault]) => [
          path,
          documentFaultText(path, fault),
        ]),
      ),
    [failure],
  );
  useEffect(() => {
    // Before anything is sent a failing line may not be drawn yet; what the server says, comes later.
    if (failure?.by === 'rules' && failure.names.length === 0) grid.focusFirstFailing();
  }, [failure, grid]);

  async function saveAnd(after: AfterSave, send = save) {
    const done = await send();
    if (done) onSaved(done, after);
  }

  const sendDue = useEffectEvent(() => void saveAnd('plain', saveDue));
  useEffect(() => sendDue(), []);

  const closeExplanation = () => setAskedAmount(undefined);

  /** Moves from the head to the lines; not from the discount, which is below them. */
  function goOn({ name }: HTMLInputElement) {
    const line = lineToFill(store.get(editor.presentAtom));
    if (name !== 'discount' && line !== undefined) grid.focusCell(line, 'description');
  }

  const draw = ({ notice, actions, removal }: SavedDocumentParts) => (
    <Stack space="medium">
      <ActionBar status={<DocumentTotal editor={editor} />} more={actions}>
        <SplitButton
          hasSaveKey
          label={text.save}
          isPending={isSaving}
          pendingText={recordText.saving}
          onPress={() => void saveAnd('plain')}
          onSaveWhilePending={() => void saveAnd('plain')}
          items={[
            { label: text.saveAndBack, onAction: () => void saveAnd('back') },
            { label: text.saveAndNew, onAction: () => void saveAnd('new') },
          ]}
        />
        <ButtonLink href={listAddress}>{text.back}</ButtonLink>
      </ActionBar>
      <RecordNotices editor={editor} />
      {notice}
      <DocumentRefusals editor={editor} />
      <Form
        space="medium"
        aria-label={text.form}
        errors={errors}
        isPending={isSaving}
        onEnter={goOn}
      >
        <DocumentHead
          editor={editor}
          kind={kind}
          settings={settings}
          beginsAtCustomer={beginsAtCustomer}
        />
        {hasNoLines && <Alert tone="critical">{text.lines.none}</Alert>}
        <DocumentLines editor={editor} settings={settings} grid={grid} onAsk={setAskedAmount} />
        {CreditLimits && opened.creditable && (
          <CreditLimits editor={editor} creditable={opened.creditable} />
        )}
        <DocumentSummary editor={editor} onAsk={setAskedAmount} />
      </Form>
      <Inline>
        {removal}
        <DocumentLinks {...opened} />
      </Inline>
      <OnDemand part={explanation} isAsked={askedAmount !== undefined} onCancel={closeExplanation}>
        {({ ExplanationDialog }) =>
          askedAmount !== undefined && (
            <ExplanationDialog editor={editor} amount={askedAmount} onClose={closeExplanation} />
          )
        }
      </OnDemand>
      <ConflictDialog
        editor={editor}
        part={documentConflict}
        differences={({ documentDifferences }, { theirs, mine }) =>
          documentDifferences(theirs, mine)
        }
      />
    </Stack>
  );
  if (!Saved || !opened.document) return draw({});
  return (
    <Saved document={opened.document} opened={opened} editor={editor} grid={grid}>
      {draw}
    </Saved>
  );
}
