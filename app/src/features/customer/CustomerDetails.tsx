import { ActionBar } from '@facturatie/ui/ActionBar';
import { FieldGroup } from '@facturatie/ui/FieldGroup';
import { toast } from '@facturatie/ui/Toasts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { RecordFields } from '../record/RecordFields.tsx';
import {
  AddressFields,
  FinancialFields,
  IdentityFields,
  NotesFields,
} from './fields/CustomerFieldGroups.tsx';
import { EInvoiceFields } from './fields/EInvoiceFields.tsx';
import { SaveCustomerButton, customerFormId } from './SaveCustomerButton.tsx';
import type { SavedCustomer, NewCustomer } from './savedCustomer.ts';
import type { LoadedCustomer } from './loadCustomer.ts';
import { useCustomerForm } from './useCustomerForm.ts';

/** The state of the fields for the components around them. */
export interface CustomerFormStatus {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Discards unsaved changes. */
  readonly discard: () => void;
}

export interface CustomerDetailsProps {
  readonly customer: LoadedCustomer<SavedCustomer | NewCustomer>;
  /** Whether it is in a dialog, which has the buttons in its foot. */
  readonly isInDialog?: boolean;
  /** Called after a save, which a toast has reported. */
  readonly onSaved: (saved: LoadedCustomer<SavedCustomer>) => void;
  readonly onStatusChange?: (status: CustomerFormStatus) => void;
  readonly onVatNumberChange: (vatNumber: string) => void;
}

/** All fields of a customer, in groups (specification §3). */
export function CustomerDetails({
  customer: loaded,
  isInDialog = false,
  onSaved,
  onStatusChange,
  onVatNumberChange,
}: CustomerDetailsProps) {
  const { record, lookups } = loaded;
  const form = useCustomerForm(loaded);
  const [latest, setLatest] = useState(record);
  const { isDirty, isSaving, discard } = form;
  const { vatNumber } = form.values;

  // In the same commit, not after it: Escape may be the next key.
  useLayoutEffect(
    () => onStatusChange?.({ isDirty, isSaving, discard }),
    [onStatusChange, isDirty, isSaving, discard],
  );
  useEffect(() => onVatNumberChange(vatNumber), [onVatNumberChange, vatNumber]);

  async function save() {
    const saved = await form.save();
    if (!saved) return;
    setLatest(saved);
    toast.success(customerText.saved);
    onSaved({ record: saved, lookups, editor: form.editor });
  }

  const fields = { form, lookups };
  const { groups, formLabel } = customerText;
  const titleLevel = isInDialog ? '3' : '2';
  return (
    <RecordFields form={form} id={customerFormId} label={formLabel} onSubmit={() => void save()}>
      {!isInDialog && (
        <ActionBar {...(isDirty && { status: customerText.unsaved })}>
          <SaveCustomerButton isSaving={isSaving} />
        </ActionBar>
      )}
      <FieldGroup titleLevel={titleLevel} title={groups.identity}>
        <IdentityFields {...fields} />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.invoiceAddress}>
        <AddressFields {...fields} at="invoiceAddress" />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.deliveryAddress}>
        <AddressFields {...fields} at="deliveryAddress" />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.financial}>
        <FinancialFields {...fields} customer={record.customer} />
      </FieldGroup>
      {latest.peppol && (
        <FieldGroup
          titleLevel={titleLevel}
          title={groups.eInvoices}
          description={customerText.eInvoices.explanation}
        >
          <EInvoiceFields form={form} record={latest} />
        </FieldGroup>
      )}
      <FieldGroup titleLevel={titleLevel} title={groups.notes}>
        <NotesFields form={form} />
      </FieldGroup>
    </RecordFields>
  );
}
