import type { CustomerLookups } from '@facturatie/api-contract';
import type { HeadingLevel } from '@facturatie/ui/theme';
import { FieldGroup } from '@facturatie/ui/FieldGroup';
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
  /** Place of the groups' titles in the outline of the page. */
  readonly titleLevel: HeadingLevel;
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
  titleLevel,
  actions,
  onSubmit,
}: CustomerDetailsProps) {
  const props = { form, lookups };
  const { groups } = customerText;
  return (
    <RecordFields form={form} id={formId} label={customerText.formLabel} onSubmit={onSubmit}>
      {actions}
      <FieldGroup titleLevel={titleLevel} title={groups.identity}>
        <IdentityFields {...props} />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.invoiceAddress}>
        <AddressFields {...props} at="invoiceAddress" />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.deliveryAddress}>
        <AddressFields {...props} at="deliveryAddress" />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.financial}>
        <FinancialFields {...props} customer={kept.customer} />
      </FieldGroup>
      <FieldGroup titleLevel={titleLevel} title={groups.notes}>
        <NotesFields form={form} />
      </FieldGroup>
    </RecordFields>
  );
}
