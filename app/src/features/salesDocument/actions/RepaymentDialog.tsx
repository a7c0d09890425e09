import {
  ApiError,
  getPaymentLookups,
  newIdempotencyKey,
  settleCreditNote,
} from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Button } from '@facturatie/ui/Button';
import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';
import { Form } from '@facturatie/ui/Form';
import type { FormErrors } from '@facturatie/ui/Form';
import { Inline } from '@facturatie/ui/Inline';
import { Modal } from '@facturatie/ui/Modal';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { Select } from '@facturatie/ui/Select';
import { Skeleton } from '@facturatie/ui/Skeleton';
import { Stack } from '@facturatie/ui/Stack';
import { TextField } from '@facturatie/ui/TextField';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { repaymentText as text } from '../../../intl/savedDocument.nl-BE.ts';
import { recordText } from '../../../intl/records.nl-BE.ts';
import { useResource } from '../../../state/resource.ts';
import { reportFailure } from '../../failure/reportFailure.ts';
import { requestResource } from '../../failure/requestResource.ts';
import { contentState } from '../../list/listState.ts';
import { brusselsToday } from '../../today/brusselsToday.ts';
import type { DocumentFacts } from '../../../state/document/openedDocument.ts';

export interface RepaymentDialogProps {
  readonly number: string;
  /** What is still to be repaid, in cents. */
  readonly open: number;
  readonly onClose: () => void;
  /** Called with the credit note as it is afterwards. */
  readonly onSettled: (document: DocumentFacts) => void;
}

/** Settles what is open of a credit note: repaid from a bank account, or set off against an invoice. */
export function RepaymentDialog({ number, open, onClose, onSettled }: RepaymentDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const load = () => requestResource((signal) => api(getPaymentLookups, {}, { signal }));
  const [resource, setResource] = useState(load);
  const lookups = useResource(resource);
  const [date, setDate] = useState<string | null>(brusselsToday);
  const [amount, setAmount] = useState<number | null>(open);
  const [way, setWay] = useState('repaid');
  const [bank, setBank] = useState<string>();
  const [invoiceNumber, setInvoiceNumber] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setIsPending] = useState(false);
  /** Of one attempt: a refused one that is sent again is another. */
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const isSetOff = way === 'setOff';
  const main = 'value' in lookups ? lookups.value.banks.find(({ isMain }) => isMain) : undefined;
  const chosen = bank ?? String(main?.id ?? '');

  async function settle() {
    if (isPending) return;
    if (date === null || amount === null) {
      setErrors({
        ...(date === null && { date: text.missing }),
        ...(amount === null && { amount: text.missing }),
      });
      return;
    }
    setIsPending(true);
    try {
      const body = {
        date: isoDate(date),
        amount: cents(amount),
        bankId: isSetOff ? 0 : Number(chosen),
        invoiceNumber: isSetOff ? invoiceNumber.trim() : '',
      };
      const given = { params: { number }, body };
      const { document } = await api(settleCreditNote, given, { idempotencyKey });
      toast.success({ title: text.saved });
      onSettled(document);
      onClose();
    } catch (error) {
      setIsPending(false);
      const refused = error instanceof ApiError ? error.messages.errors : {};
      if (Object.keys(refused).length > 0) setIdempotencyKey(newIdempotencyKey());
      else reportFailure(error);
      setErrors(refused);
    }
  }

  return (
    <Modal isOpen size="small" title={text.title(number)} onClose={onClose}>
      {(close) => (
        <AsyncContent
          state={contentState(lookups)}
          skeleton={<Skeleton lines={8} />}
          onRetry={() => setResource(load())}
        >
          {({ banks }) => (
            <Form aria-label={text.title(number)} errors={errors} onSubmit={() => void settle()}>
              <Stack>
                <DateField
                  name="date"
                  label={text.date}
                  isRequired
                  today={brusselsToday()}
                  calendar={DateFieldCalendar}
                  value={date}
                  onChange={setDate}
                />
                <MoneyField
                  name="amount"
                  label={text.amount}
                  isRequired
                  minimum={0}
                  value={amount}
                  onChange={setAmount}
                />
                <Select
                  name="way"
                  label={text.way}
                  options={[
                    { key: 'repaid', label: text.repaid },
                    { key: 'setOff', label: text.setOff },
                  ]}
                  value={way}
                  onChange={setWay}
                />
                {isSetOff ? (
                  <TextField
                    name="invoiceNumber"
                    label={text.invoice}
                    isRequired
                    value={invoiceNumber}
                    onChange={setInvoiceNumber}
                  />
                ) : (
                  <Select
                    name="bankId"
                    label={text.bank}
                    options={banks.map(({ id, name }) => ({ key: String(id), label: name }))}
                    value={chosen}
                    onChange={setBank}
                  />
                )}
                <Inline>
                  <Button onPress={close}>{text.cancel}</Button>
                  <Button
                    type="submit"
                    tone="accent"
                    variant="solid"
                    isPending={isPending}
                    pendingText={recordText.saving}
                  >
                    {text.save}
                  </Button>
                </Inline>
              </Stack>
            </Form>
          )}
        </AsyncContent>
      )}
    </Modal>
  );
}
