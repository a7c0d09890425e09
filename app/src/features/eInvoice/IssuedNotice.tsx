import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { useState } from 'react';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import type { ShownEInvoice } from './useEInvoice.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';

const dialog = onDemand(() => import('./ReleaseDialog.tsx'));

export interface IssuedNoticeProps {
  readonly document: DocumentFacts;
  readonly eInvoice: ShownEInvoice;
}

/** Explains why a document is read-only, and releases an issued one that was not received. */
export function IssuedNotice({
  document: { kind, number, creditNotes },
  eInvoice,
}: IssuedNoticeProps) {
  const [isReleasing, setIsReleasing] = useState(false);
  const close = () => setIsReleasing(false);
  const { state, reload } = eInvoice;
  const value = 'value' in state ? state.value : undefined;
  const { issuedAt = null, method = null } = value ?? {};
  const isCredited = creditNotes.length > 0;
  if (value === undefined || issuedAt === null || method === null) {
    return isCredited ? <Alert tone="info">{documentEditorText.creditedNotice}</Alert> : null;
  }

  return (
    <>
      <Alert
        tone="info"
        {...(!isCredited && {
          actions: <Button onPress={() => setIsReleasing(true)}>{text.release}</Button>,
        })}
      >
        {text.issuedNotice(kind, issuedAt, method, value.issuedBy)}
      </Alert>
      <OnDemand part={dialog} isAsked={isReleasing} onCancel={close}>
        {({ ReleaseDialog }) =>
          isReleasing && (
            <ReleaseDialog kind={kind} number={number} onClose={close} onReleased={reload} />
          )
        }
      </OnDemand>
    </>
  );
}
