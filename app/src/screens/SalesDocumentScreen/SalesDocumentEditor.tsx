import type { AmountReference } from '@facturatie/invoice-engine';
import { Alert } from '@facturatie/ui/Alert';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { Card } from '@facturatie/ui/Card';
import { Form } from '@facturatie/ui/Form';
import { Inline } from '@facturatie/ui/Inline';
import { Link } from '@facturatie/ui/Link';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { SplitButton } from '@facturatie/ui/SplitButton';
import { Stack } from '@facturatie/ui/Stack';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { EInvoiceButton } from '../../features/eInvoice/EInvoiceButton.tsx';
import { IssuedNotice } from '../../features/eInvoice/IssuedNotice.tsx';
import { useEInvoice } from '../../features/eInvoice/useEInvoice.ts';
import { DocumentActions } from '../../features/salesDocument/DocumentActions.tsx';
import {
  documentAddress,
  documentAddresses,
} from '../../features/salesDocument/documentAddresses.ts';
import { documentDifferences } from '../../features/salesDocument/documentDifferences.ts';
import { DocumentHead } from '../../features/salesDocument/DocumentHead.tsx';
import { DocumentLines } from '../../features/salesDocument/DocumentLines.tsx';
import { DocumentRefusals } from '../../features/salesDocument/DocumentRefusals.tsx';
import { DocumentSummary } from '../../features/salesDocument/DocumentSummary.tsx';
import { createGridPlace } from '../../features/salesDocument/gridPlace.ts';
import {
  useDocumentEditor,
  useFieldInUse,
} from '../../features/salesDocument/useDocumentEditor.ts';
import type { SavedOnScreen } from '../../features/salesDocument/useDocumentEditor.ts';
import { ConflictDialog } from '../../features/record/ConflictDialog.tsx';
import { RecordNotices } from '../../features/record/RecordNotices.tsx';
import { documentEditorText as text, documentFaultText } from '../../intl/documentEditor.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import { lineToFill } from '../../state/document/blankLines.ts';
import type { DocumentToEdit } from '../../state/document/documentEditor.ts';

const explanation = onDemand(() => import('../../features/salesDocument/ExplanationDialog.tsx'));

/** Where to go on after a save: as the editor has it by itself, to the document, or to a blank form. */
export type AfterSave = 'plain' | 'back' | 'new';

export interface SalesDocumentEditorProps {
  readonly opened: DocumentToEdit;
  /** The focus goes to the customer: a blank form came in the place of a saved one. */
  readonly beginsAtCustomer: boolean;
  /** Called after a save. */
  readonly onSaved: (saved: SavedOnScreen, after: AfterSave) => void;
}

/** A quote or an invoice being made or changed (specification §2, quote/invoice editor). */
export function SalesDocumentEditor({
  opened,
  beginsAtCustomer,
  onSaved,
}: SalesDocumentEditorProps) {
  const { kind, settings } = opened;
  const { editor, save, saveDue } = useDocumentEditor(opened);
  const store = useStore();
  const isSaving = useAtomValue(editor.isSavingAtom);
  const failure = useAtomValue(editor.failureAtom);
  const hasNoLines = useAtomValue(editor.hasNoLinesAtom);
  const [place] = useState(createGridPlace);
  const eInvoice = useEInvoice(opened.document, useAtomValue(editor.versionAtom));
  useFieldInUse(store, editor, place);
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
    if (failure?.by === 'rules' && failure.names.length === 0) place.focusFirstFailing();
  }, [failure, place]);

  async function saveAnd(after: AfterSave, send = save) {
    const done = await send();
    if (done) onSaved(done, after);
  }

  const sendDue = useEffectEvent(() => void saveAnd('plain', saveDue));
  useEffect(() => sendDue(), []);

  const closeExplanation = () => setAskedAmount(undefined);

  /** From the head to the lines; the discount stands below them, and leads nowhere. */
  function goOn({ name }: HTMLInputElement) {
    const line = lineToFill(store.get(editor.presentAtom));
    if (name !== 'discount' && line !== undefined) place.focusCell(line, 'description');
  }

  return (
    <Stack space="large">
      <RecordNotices editor={editor} />
      {opened.document && <IssuedNotice document={opened.document} eInvoice={eInvoice} />}
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
        {!opened.document && opened.creditedNumber !== '' && (
          <Link href={documentAddress('invoice', opened.creditedNumber)}>
            {text.credits(opened.creditedNumber)}
          </Link>
        )}
        <DocumentActions document={opened.document} editor={editor}>
          {opened.document && opened.document.kind !== 'quote' && (
            <EInvoiceButton
              document={opened.document}
              editor={editor}
              eInvoice={eInvoice}
              place={place}
            />
          )}
        </DocumentActions>
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
        <DocumentLines editor={editor} settings={settings} place={place} onAsk={setAskedAmount} />
        <Card>
          <DocumentSummary editor={editor} onAsk={setAskedAmount} />
        </Card>
      </Form>
      <OnDemand part={explanation} isAsked={askedAmount !== undefined} onCancel={closeExplanation}>
        {({ ExplanationDialog }) =>
          askedAmount !== undefined && (
            <ExplanationDialog editor={editor} amount={askedAmount} onClose={closeExplanation} />
          )
        }
      </OnDemand>
      <ConflictDialog editor={editor} differences={documentDifferences} />
    </Stack>
  );
}
