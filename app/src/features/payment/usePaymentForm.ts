import { createPayment, listDueDates } from '@facturatie/api-contract';
import type { DueDate, PaymentLookups } from '@facturatie/api-contract';
import { formatDate, formatMoney } from '@facturatie/ui/intl';
import { useRouteContext } from '@tanstack/react-router';
import { useStore } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { paymentText as text } from '../../intl/payments.nl-BE.ts';
import { draftsAtom } from '../../state/editing/drafts.ts';
import { plainValue } from '../record/fieldProps.ts';
import type { SavedRecord } from '../record/fieldsEditor.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordForm } from '../record/useRecordForm.ts';
import { brusselsToday } from '../today/brusselsToday.ts';
import { newPaymentEntry, paymentForm, validatePaymentEntry } from './paymentEntry.ts';
import type { PaymentEntry } from './paymentEntry.ts';
import { payOnce } from './payOnce.ts';
import type { Paid } from './payOnce.ts';
import { unsureKeyIn } from './unsureKeyIn.ts';

/** A payment that was made, and its due date afterwards. */
export type MadePayment = SavedRecord<PaymentEntry> & Paid;

/** The form of a payment on a due date (a hook), and what fetches that due date again. */
export function usePaymentForm(
  dueDate: DueDate,
  lookups: PaymentLookups,
): {
  readonly form: RecordForm<PaymentEntry, MadePayment>;
  readonly refresh: () => Promise<DueDate>;
} {
  const { api } = useRouteContext({ from: '__root__' });
  const store = useStore();
  const { code, documentNumber } = dueDate;
  const now = useRef(dueDate);
  useEffect(() => {
    now.current = dueDate;
  }, [dueDate]);

  const refresh = async () => {
    const query = { page: 1, perPage: 10, search: documentNumber } as const;
    const { dueDates } = await api(listDueDates, { query });
    return dueDates.data.find((found) => found.code === code) ?? now.current;
  };
  const unsureKey = unsureKeyIn(store.get(draftsAtom), code);

  const form = useRecordForm<PaymentEntry, MadePayment>(() => ({
    record: { values: newPaymentEntry(dueDate, lookups, brusselsToday()) },
    name: `betaling/${code}`,
    labels: text.fields,
    show: (path, value) => {
      if (path === 'amount') return formatMoney(Number(value));
      return path === 'date' ? formatDate(String(value)) : plainValue(value);
    },
    validate: (entry) => validatePaymentEntry(entry, now.current.balance),
    update: async (entry) => {
      const paid = await payOnce(paymentForm(entry, dueDate), Number(now.current.paid), {
        pay: async (body, idempotencyKey) =>
          (await api(createPayment, { body }, { idempotencyKey })).dueDate,
        refresh,
        unsureKey,
      });
      return { values: entry, ...paid };
    },
    conflictIn: () => undefined,
    invalidToasts: 'together',
  }));
  return { form, refresh };
}
