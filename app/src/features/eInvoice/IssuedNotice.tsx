import type { SalesDocument } from '@facturatie/api-contract';
import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { useState } from 'react';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import type { ShownEInvoice } from './useEInvoice.ts';

const dialog = onDemand(() => import('./ReleaseDialog.tsx'));

export interface IssuedNoticeProps {
  readonly document: SalesDocument;
  readonly eInvoice: ShownEInvoice;
}

/** Says that an invoice is issued, and releases it where nobody received it. */
export function IssuedNotice({ document: { number }, eInvoice }: IssuedNoticeProps) {
  const [isReleasing, setIsReleasing] = useState(false);
  const close = () => setIsReleasing(false);
  const { state, reload } = eInvoice;
  const value = 'value' in state ? state.value : undefined;
  const { issuedAt = null, method = null } = value ?? {};
  if (value === undefined || issuedAt === null || method === null) return null;

  return (
    <>
      <Alert
        tone="info"
        actions={<Button onPress={() => setIsReleasing(true)}>{text.release}</Button>}
      >
        {text.issuedNotice(issuedAt, method, value.issuedBy)}
      </Alert>
      <OnDemand part={dialog} isAsked={isReleasing} onCancel={close}>
        {({ ReleaseDialog }) =>
          isReleasing && <ReleaseDialog number={number} onClose={close} onReleased={reload} />
        }
      </OnDemand>
    </>
  );
}
