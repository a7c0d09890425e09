import type { DueDate, PaymentLookups } from '@facturatie/api-contract';
import { paymentRules } from '@facturatie/invoice-engine';
import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { Select } from '@facturatie/ui/Select';
import { toast } from '@facturatie/ui/Toasts';
import { useStore } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { paymentText as text } from '../../intl/payments.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { fieldProps } from '../record/fieldProps.ts';
import { RecordFields } from '../record/RecordFields.tsx';
import { brusselsToday } from '../today/brusselsToday.ts';
import { noBank } from './paymentEntry.ts';
import { PaymentLayout } from './PaymentLayout.tsx';
import { usePaymentForm } from './usePaymentForm.ts';

export interface PaymentFieldsProps {
  /** What is paid; give it as it is now. */
  readonly dueDate: DueDate;
  readonly lookups: PaymentLookups;
  readonly onCancel: () => void;
  /** Called with a function that discards the input; with undefined when there is none. */
  readonly onTyped: (typed: { readonly discard: () => void } | undefined) => void;
  /** Called when the server sent a new state of the due date that is not the result of the payment. */
  readonly onRefreshed: (dueDate: DueDate) => void;
  /** Called when the payment was made, with the new state of its due date. */
  readonly onPaid: (dueDate: DueDate) => void;
}

/** The fields of a payment and what can be done with it. */
export function PaymentFields({
  dueDate,
  lookups,
  onCancel,
  onTyped,
  onRefreshed,
  onPaid,
}: PaymentFieldsProps) {
  const { form, refresh } = usePaymentForm(dueDate, lookups);
  const { editor, isDirty, isSaving, discard } = form;
  const store = useStore();
  const fields = fieldProps(form, paymentRules(dueDate.balance));
  const [announcement, setAnnouncement] = useState<keyof typeof text.announcement>();

  // The fields come after the dialog, which had the focus until then.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  // In the same commit, not after it: Escape may be the next key.
  useLayoutEffect(() => {
    onTyped(isDirty ? { discard } : undefined);
  }, [discard, isDirty, onTyped]);

  async function save() {
    setAnnouncement(undefined);
    const made = await form.save();
    if (made === undefined) return lookAgain();
    if (made.isEarlierTry) {
      setAnnouncement('isEarlierTry');
      onRefreshed(made.dueDate);
    } else {
      toast.success(text.added);
      onPaid(made.dueDate);
    }
  }

  /** Refreshes the balance after a refused field, because a colleague may have paid meanwhile. */
  async function lookAgain() {
    const failure = store.get(editor.failureAtom);
    if (failure?.by !== 'server' || Object.keys(failure.byField).length === 0) return;
    const fresh = await refresh().catch((error: unknown) => {
      reportFailure(error);
      return dueDate;
    });
    if (fresh.balance === dueDate.balance) return;
    setAnnouncement('isPaidMeanwhile');
    onRefreshed(fresh);
  }

  const banks = [
    { key: String(noBank), label: text.noBank },
    ...lookups.banks.map(({ id, name }) => ({ key: String(id), label: name })),
  ];
  const methods = lookups.methods.map(({ key, value }) => ({ key, label: value }));
  return (
    <RecordFields
      form={form}
      id="payment"
      label={text.title(dueDate.customerNumber)}
      onSubmit={() => void save()}
    >
      {announcement && (
        <Alert tone="caution" title={text.announcement[announcement].title}>
          {text.announcement[announcement].description(Number(dueDate.balance))}
        </Alert>
      )}
      <PaymentLayout
        date={
          <DateField
            {...fields.date('date')}
            calendar={DateFieldCalendar}
            today={brusselsToday()}
            ref={first}
          />
        }
        amount={
          <MoneyField
            {...fields.optionalNumber('amount')}
            minimum={0}
            maximum={Number(dueDate.balance)}
            isGrouped={false}
          />
        }
        bank={<Select {...fields.numberedChoice('bankId')} options={banks} />}
        method={<Select {...fields.choice('method')} options={methods} />}
        buttons={
          <>
            <Button onPress={onCancel}>{text.cancel}</Button>
            <Button
              type="submit"
              tone="accent"
              variant="solid"
              isPending={isSaving}
              pendingText={recordText.saving}
            >
              {recordText.save}
            </Button>
          </>
        }
      />
    </RecordFields>
  );
}
