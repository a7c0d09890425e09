import type { CustomerLookups } from '@facturatie/api-contract';
import { Heading } from '@facturatie/ui/Heading';
import { Stack } from '@facturatie/ui/Stack';
import type { ReactNode } from 'react';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { RecordFields } from '../record/RecordFields.tsx';
import {
  AddressFields,
  FinancialFields,
  IdentityFields,
  NotesFields,
} from './CustomerFieldGroups.tsx';
import type { KeptCustomer, NewCustomer } from './keptCustomer.ts';
import type { CustomerRecord } from './useCustomerForm.ts';

export interface CustomerDetailsProps {
  readonly form: CustomerRecord;
  readonly kept: KeptCustomer | NewCustomer;
  readonly lookups: CustomerLookups;
  /** Ties buttons outside of the form to it. */
  readonly formId: string;
  /** Buttons above the fields. */
  readonly actions?: ReactNode;
  readonly onSubmit: () => void;
}

/** All fields of a customer, in groups (specification §3). */
export function CustomerDetails({
  form,
  kept,
  lookups,
  formId,
  actions,
  onSubmit,
}: CustomerDetailsProps) {
  const props = { form, lookups };
  const { groups } = customerText;
  return (
    <RecordFields form={form} id={formId} label={customerText.formLabel} onSubmit={onSubmit}>
      {actions}
      <FieldGroup title={groups.identity}>
        <IdentityFields {...props} />
      </FieldGroup>
      <FieldGroup title={groups.invoiceAddress}>
        <AddressFields {...props} at="invoiceAddress" />
      </FieldGroup>
      <FieldGroup title={groups.deliveryAddress}>
        <AddressFields {...props} at="deliveryAddress" />
      </FieldGroup>
      <FieldGroup title={groups.financial}>
        <FinancialFields {...props} customer={kept.customer} />
      </FieldGroup>
      <FieldGroup title={groups.notes}>
        <NotesFields form={form} />
      </FieldGroup>
    </RecordFields>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack>
      <Heading level="2">{title}</Heading>
      {children}
    </Stack>
  );
}
