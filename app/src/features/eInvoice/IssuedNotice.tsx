import { releaseEInvoice } from '@facturatie/api-contract';
import type { SalesDocument } from '@facturatie/api-contract';
import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { Form } from '@facturatie/ui/Form';
import { Inline } from '@facturatie/ui/Inline';
import { Modal } from '@facturatie/ui/Modal';
import { Text } from '@facturatie/ui/Text';
import { TextField } from '@facturatie/ui/TextField';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import type { ShownEInvoice } from './useEInvoice.ts';

export interface IssuedNoticeProps {
  readonly document: SalesDocument;
  readonly eInvoice: ShownEInvoice;
}

/** Says that an invoice is issued, and releases it where nobody received it. */
export function IssuedNotice({ document: { number }, eInvoice }: IssuedNoticeProps) {
  const [isReleasing, setIsReleasing] = useState(false);
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
      {isReleasing && (
        <ReleaseDialog number={number} onClose={() => setIsReleasing(false)} onReleased={reload} />
      )}
    </>
  );
}

interface ReleaseDialogProps {
  readonly number: string;
  readonly onClose: () => void;
  readonly onReleased: () => void;
}

function ReleaseDialog({ number, onClose, onReleased }: ReleaseDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function release() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '' || isPending) return;
    setIsPending(true);
    try {
      await api(releaseEInvoice, { params: { number }, query: { reason } });
      toast.success({ title: text.released(number) });
      onReleased();
      onClose();
    } catch (error) {
      setIsPending(false);
      reportFailure(error);
    }
  }

  return (
    <Modal isOpen size="small" title={text.releaseTitle(number)} onClose={onClose}>
      {(close) => (
        <Form
          aria-label={text.releaseTitle(number)}
          errors={isMissing ? { reason: text.reasonMissing } : {}}
          onSubmit={() => void release()}
        >
          <Text>{text.releaseQuestion}</Text>
          <TextField
            name="reason"
            label={text.reason}
            isRequired
            value={reason}
            onChange={setReason}
          />
          <Inline>
            <Button type="submit" tone="critical" isPending={isPending}>
              {text.release}
            </Button>
            <Button onPress={close}>{text.cancel}</Button>
          </Inline>
        </Form>
      )}
    </Modal>
  );
}
