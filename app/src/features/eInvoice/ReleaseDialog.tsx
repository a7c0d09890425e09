import { newIdempotencyKey, releaseEInvoice } from '@facturatie/api-contract';
import type { DocumentKind } from '@facturatie/api-contract';
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

export interface ReleaseDialogProps {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly onClose: () => void;
  readonly onReleased: () => void;
}

/** Releases an issued invoice, with a reason. */
export function ReleaseDialog({ kind, number, onClose, onReleased }: ReleaseDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [reason, setReason] = useState('');
  /** All attempts with one reason have one key: a release whose answer was lost is answered again. */
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function release() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '' || isPending) return;
    setIsPending(true);
    try {
      await api(releaseEInvoice, { params: { number }, query: { reason } }, { idempotencyKey });
      toast.success({ title: text.released(kind, number) });
      onReleased();
      onClose();
    } catch (error) {
      setIsPending(false);
      reportFailure(error);
    }
  }

  return (
    <Modal isOpen size="small" title={text.releaseTitle(kind, number)} onClose={onClose}>
      {(close) => (
        <Form
          aria-label={text.releaseTitle(kind, number)}
          errors={isMissing ? { reason: text.reasonMissing } : {}}
          onSubmit={() => void release()}
        >
          <Text>{text.releaseQuestion(kind)}</Text>
          <TextField
            name="reason"
            label={text.reason}
            isRequired
            value={reason}
            onChange={(typed) => {
              setReason(typed);
              setIdempotencyKey(newIdempotencyKey());
            }}
          />
          <Inline>
            <Button onPress={close}>{text.cancel}</Button>
            <Button type="submit" tone="critical" isPending={isPending}>
              {text.release}
            </Button>
          </Inline>
        </Form>
      )}
    </Modal>
  );
}
