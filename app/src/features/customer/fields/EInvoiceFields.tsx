import { FieldCell } from '@facturatie/ui/FieldGroup';
import { customerText } from '../../../intl/customers.nl-BE.ts';
import { fieldProps } from '../../record/fieldProps.ts';
import { Checkbox, ReadOnlyField, TextField } from '../../record/stableFields.ts';
import { hasSameNumbers } from '../customerCalls.ts';
import type { CustomerFields, SavedCustomer } from '../savedCustomer.ts';
import type { CustomerRecord } from '../useCustomerForm.ts';

const text = customerText.eInvoices;

export interface EInvoiceFieldsProps {
  readonly form: CustomerRecord;
  /** The customer as it was last read or saved. */
  readonly record: SavedCustomer;
}

/** Where a customer receives e-invoices, and its requirements. */
export function EInvoiceFields({ form, record }: EInvoiceFieldsProps) {
  const fields = fieldProps(form, []);
  const isKnown = hasSameNumbers(form.values, record.customer);
  const derivedId = isKnown ? record.peppol.derivedPeppolId : '';
  return (
    <>
      <FieldCell>
        <ReadOnlyField label={text.derivedId} value={derivedId} />
      </FieldCell>
      <FieldCell>
        <TextField
          {...fields.text('peppolId')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </FieldCell>
      <FieldCell width="half">
        <ReadOnlyField label={text.status} value={statusOf(form.values, derivedId, isKnown)} />
      </FieldCell>
      <FieldCell width="full">
        <Checkbox {...fields.flag('asksOrderNumber')} description={text.orderNumber} />
      </FieldCell>
    </>
  );
}

function statusOf({ peppolId }: CustomerFields, derivedId: string, isKnown: boolean): string {
  if (peppolId.trim() !== '') return text.typed;
  if (!isKnown) return text.afterSave;
  return derivedId === '' ? text.none : text.derived;
}
