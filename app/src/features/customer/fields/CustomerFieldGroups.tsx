import type { Customer, CustomerLookups, KeyValue } from '@facturatie/api-contract';
import { customerRules } from '@facturatie/invoice-engine';
import { FieldCell } from '@facturatie/ui/FieldGroup';
import { useMemo } from 'react';
import { customerText } from '../../../intl/customers.nl-BE.ts';
import { recordText } from '../../../intl/records.nl-BE.ts';
import { fieldProps } from '../../record/fieldProps.ts';
import {
  EmailField,
  MoneyField,
  PercentField,
  Select,
  SuggestField,
  TextArea,
  TextField,
} from '../../record/stableFields.ts';
import { VatNumberField } from './VatNumberField.tsx';
import type { CustomerRecord } from '../useCustomerForm.ts';
import { useCheckDigitWarnings } from './useCheckDigitWarnings.ts';

/** The props of each group of fields. */
export interface CustomerFieldsProps {
  readonly form: CustomerRecord;
  readonly lookups: CustomerLookups;
}

/** Without autofill: the browser would offer the data of the user, not of the customer. */
const notOurs = { autoComplete: 'off' } as const;

/** Who the customer is. */
export function IdentityFields({ form, lookups }: CustomerFieldsProps) {
  const fields = fieldProps(form, customerRules);
  const warned = useCheckDigitWarnings(form.values);
  return (
    <>
      <FieldCell>
        <TextField {...fields.text('number')} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <Select {...fields.numberedChoice('groupId')} options={useNamedChoices(lookups.groups)} />
      </FieldCell>
      <FieldCell width="half">
        <VatNumberField form={form} field={{ ...warned(fields.text('vatNumber')), ...notOurs }} />
      </FieldCell>
      <FieldCell>
        <SuggestField {...fields.text('salutation')} suggestions={lookups.salutations} />
      </FieldCell>
      <FieldCell width="half">
        <TextField {...fields.text('companyName')} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...warned(fields.text('enterpriseNumber'))} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text('jobTitle')} {...notOurs} />
      </FieldCell>
      <FieldCell width="half">
        <TextField {...fields.text('contactName')} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text('legalEntityRegister')} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text('reference')} {...notOurs} />
      </FieldCell>
      <FieldCell width="half">
        <TextField {...fields.text('website')} {...notOurs} type="url" />
      </FieldCell>
      <FieldCell>
        <Select
          {...fields.numberedChoice('representativeId')}
          options={useNamedChoices(lookups.representatives)}
          emptyLabel={customerText.noRepresentative}
        />
      </FieldCell>
    </>
  );
}

/** Where invoices go, or goods. */
export function AddressFields({
  form,
  lookups,
  at,
}: CustomerFieldsProps & { readonly at: 'invoiceAddress' | 'deliveryAddress' }) {
  const fields = fieldProps(form, customerRules);
  return (
    <>
      <FieldCell width="half">
        <TextField {...fields.text(`${at}.street`)} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text(`${at}.postcode`)} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text(`${at}.city`)} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <Select
          {...fields.choice(`${at}.country`)}
          {...notOurs}
          options={useKeyedChoices(lookups.countries)}
        />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text(`${at}.phone`)} {...notOurs} type="tel" />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text(`${at}.mobile`)} {...notOurs} type="tel" />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text(`${at}.fax`)} {...notOurs} type="tel" />
      </FieldCell>
      <FieldCell width="half">
        <EmailField {...fields.text(`${at}.email`)} {...notOurs} />
      </FieldCell>
      {at === 'invoiceAddress' && (
        <FieldCell>
          <EmailVerifiedField form={form} />
        </FieldCell>
      )}
    </>
  );
}

const yesOrNo = [
  { key: 'no', label: recordText.no },
  { key: 'yes', label: recordText.yes },
];

/** Whether the e-mail address was verified: ja or neen (specification §3). */
function EmailVerifiedField({ form }: Pick<CustomerFieldsProps, 'form'>) {
  const { label, name, isSelected, onChange } = fieldProps(form, []).flag('emailVerified');
  return (
    <Select
      label={label}
      name={name}
      value={isSelected ? 'yes' : 'no'}
      onChange={(key) => onChange(key === 'yes')}
      options={yesOrNo}
    />
  );
}

/** What the customer may owe, and how it pays. */
export function FinancialFields({
  form,
  lookups,
  customer,
}: CustomerFieldsProps & { readonly customer: Customer | undefined }) {
  const fields = fieldProps(form, customerRules);
  const warned = useCheckDigitWarnings(form.values);
  const { balance = 0, openingBalance = 0 } = customer ?? {};
  return (
    <>
      <FieldCell>
        <Select
          {...fields.choice('countingType')}
          options={useKeyedChoices(lookups.countingTypes)}
        />
      </FieldCell>
      <FieldCell>
        <PercentField {...fields.number('discount')} minimum={0} maximum={100_00} />
      </FieldCell>
      <FieldCell>
        <MoneyField {...fields.number('creditLimit')} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text('ledgerAccount')} {...notOurs} />
      </FieldCell>
      <FieldCell width="half">
        <TextField {...warned(fields.text('iban'))} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text('bic')} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <TextField {...fields.text('bank')} {...notOurs} />
      </FieldCell>
      <FieldCell>
        <MoneyField label={customerText.balance} value={balance} isReadOnly />
      </FieldCell>
      <FieldCell>
        <MoneyField label={customerText.openingBalance} value={openingBalance} isReadOnly />
      </FieldCell>
    </>
  );
}

/** Whatever else is worth knowing. */
export function NotesFields({ form }: Pick<CustomerFieldsProps, 'form'>) {
  return (
    <FieldCell width="full">
      <TextArea {...fieldProps(form, customerRules).text('notes')} />
    </FieldCell>
  );
}

/** Things that are stored by their number, to choose from (a hook). */
function useNamedChoices(things: readonly { readonly id: number; readonly name: string }[]) {
  return useMemo(() => things.map(({ id, name }) => ({ key: String(id), label: name })), [things]);
}

/** Things that are stored by their key, to choose from (a hook). */
function useKeyedChoices(things: readonly KeyValue[]) {
  return useMemo(() => things.map(({ key, value }) => ({ key, label: value })), [things]);
}
