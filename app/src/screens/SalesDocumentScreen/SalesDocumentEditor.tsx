import type { AmountReference } from '@facturatie/invoice-engine';
import { Alert } from '@facturatie/ui/Alert';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { Card } from '@facturatie/ui/Card';
import { Form } from '@facturatie/ui/Form';
import { Inline } from '@facturatie/ui/Inline';
import { SplitButton } from '@facturatie/ui/SplitButton';
import { Stack } from '@facturatie/ui/Stack';
import { lazy, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { lineToFill } from '../../features/salesDocument/blankLines.ts';
import { DocumentActions } from '../../features/salesDocument/DocumentActions.tsx';
import { documentAddresses } from '../../features/salesDocument/documentAddresses.ts';
import { DocumentConflict } from '../../features/salesDocument/DocumentConflict.tsx';
import type { DocumentAtDesk } from '../../features/salesDocument/documentDesk.ts';
import { DocumentHead } from '../../features/salesDocument/DocumentHead.tsx';
import { DocumentLines } from '../../features/salesDocument/DocumentLines.tsx';
import { DocumentNews } from '../../features/salesDocument/DocumentNews.tsx';
import { DocumentRefusals } from '../../features/salesDocument/DocumentRefusals.tsx';
import { DocumentSummary } from '../../features/salesDocument/DocumentSummary.tsx';
import { createGridPlace } from '../../features/salesDocument/gridPlace.ts';
import { useDocumentEditor } from '../../features/salesDocument/useDocumentEditor.ts';
import type { SavedAtDesk } from '../../features/salesDocument/useDocumentEditor.ts';
import { useEditorValue } from '../../features/salesDocument/useEditorValue.ts';
import { useFieldInUse } from '../../features/salesDocument/useFieldInUse.ts';
import { FetchedDialog } from '../../features/screen/FetchedDialog.tsx';
import { documentEditorText as text, documentFaultText } from '../../intl/documentEditor.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';

/** Fetched when an amount is first asked for. */
const ExplanationDialog = lazy(async () => {
  const dialog = await import('../../features/salesDocument/ExplanationDialog.tsx');
  return { default: dialog.ExplanationDialog };
});

/** Where to go on after a save: as the editor has it by itself, to the document, or to a blank form. */
export type AfterSave = 'plain' | 'back' | 'new';

export interface SalesDocumentEditorProps {
  readonly opened: DocumentAtDesk;
  /** The focus goes to the customer: a blank form came in the place of a saved one. */
  readonly beginsAtCustomer: boolean;
  /** Called after a save. */
  readonly onSaved: (saved: SavedAtDesk, after: AfterSave) => void;
}

/** A quote or an invoice being made or changed (specification §2, quote/invoice editor). */
export function SalesDocumentEditor({
  opened,
  beginsAtCustomer,
  onSaved,
}: SalesDocumentEditorProps) {
  const { kind, settings } = opened;
  const { desk, isOpenElsewhere, save, saveDue } = useDocumentEditor(opened);
  const { editor } = desk;
  const isSaving = useEditorValue(editor, (state) => state.isSaving);
  const failure = useEditorValue(editor, (state) => state.failure);
  const hasNoLines = useEditorValue(editor, ({ faults }) => faults?.byField['lines'] !== undefined);
  const [place] = useState(createGridPlace);
  useFieldInUse(desk, place);
  const [askedAmount, setAskedAmount] = useState<AmountReference>();
  const asked = useRef<AfterSave>('plain');
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
    if (failure?.by === 'rules' && failure.names.length === 0) place.focusFirstFailing();
  }, [failure, place]);

  async function saveAnd(after: AfterSave, send = save) {
    // One that is asked for while another one is under way goes after it, to where that leads.
    if (!editor.state().isSaving) asked.current = after;
    const done = await send();
    if (done) onSaved(done, after);
  }

  const sendDue = useEffectEvent(() => void saveAnd('plain', saveDue));
  useEffect(() => sendDue(), []);

  const closeExplanation = () => setAskedAmount(undefined);

  /** From the head to the lines; the discount stands below them, and leads nowhere. */
  function goOn({ name }: HTMLInputElement) {
    const line = lineToFill(editor.state().history.present);
    if (name !== 'discount' && line !== undefined) place.focusCell(line, 'description');
  }

  return (
    <Stack space="large">
      <DocumentNews editor={editor} isOpenElsewhere={isOpenElsewhere} />
      <Inline>
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
        <ButtonLink href={documentAddresses[kind].list}>{text.back}</ButtonLink>
        <DocumentActions document={opened.document} editor={editor} />
      </Inline>
      <DocumentRefusals editor={editor} />
      <Form aria-label={text.form} errors={errors} isPending={isSaving} onEnter={goOn}>
        <Card>
          <Stack space="large">
            <DocumentHead
              editor={editor}
              kind={kind}
              settings={settings}
              beginsAtCustomer={beginsAtCustomer}
            />
          </Stack>
        </Card>
        {hasNoLines && <Alert tone="critical">{text.lines.none}</Alert>}
        <DocumentLines
          lookups={desk.lookups}
          settings={settings}
          place={place}
          onAsk={setAskedAmount}
        />
        <Card>
          <DocumentSummary editor={editor} onAsk={setAskedAmount} />
        </Card>
      </Form>
      {askedAmount !== undefined && (
        <FetchedDialog onClose={closeExplanation}>
          <ExplanationDialog editor={editor} amount={askedAmount} onClose={closeExplanation} />
        </FetchedDialog>
      )}
      <DocumentConflict
        editor={editor}
        settings={settings}
        onKeepMine={() => void saveAnd(asked.current)}
      />
    </Stack>
  );
}
