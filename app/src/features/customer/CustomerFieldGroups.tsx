import type { Customer, CustomerLookups } from '@facturatie/api-contract';
import { customerRules } from '@facturatie/invoice-engine';
import { formatMoney } from '@facturatie/ui/intl';
import { Columns } from '@facturatie/ui/Columns';
import { EmailField } from '@facturatie/ui/EmailField';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { PercentField } from '@facturatie/ui/PercentField';
import { ReadOnlyField } from '@facturatie/ui/ReadOnlyField';
import { Select } from '@facturatie/ui/Select';
import { SuggestField } from '@facturatie/ui/SuggestField';
import { TextArea } from '@facturatie/ui/TextArea';
import { TextField } from '@facturatie/ui/TextField';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import { fieldProps } from '../record/fieldProps.ts';
import { VatNumberField } from './VatNumberField.tsx';
import type { CustomerRecord } from './useCustomerForm.ts';
import { useCheckDigitWarnings } from './useCheckDigitWarnings.ts';

/** What each group of fields is drawn from. */
export interface CustomerFieldsProps {
  readonly form: CustomerRecord;
  readonly lookups: CustomerLookups;
}

/** What is typed is of a customer: the browser knows nothing of them, and would offer our own data. */
const notOurs = { autoComplete: 'off' } as const;

/** Who the customer is. */
export function IdentityFields({ form, lookups }: CustomerFieldsProps) {
  const fields = fieldProps(form, customerRules);
  const warned = useCheckDigitWarnings(form.state.values);
  const groups = lookups.groups.map(({ id, name }) => ({ key: String(id), label: name }));
  const representatives = lookups.representatives.map(({ id, name }) => ({
    key: String(id),
    label: name,
  }));
  return (
    <Columns>
      <TextField {...fields.text('number')} {...notOurs} />
      <Select {...fields.numberedChoice('groupId')} options={groups} />
      <VatNumberField form={form} field={{ ...warned(fields.text('vatNumber')), ...notOurs }} />
      <SuggestField {...fields.text('salutation')} suggestions={lookups.salutations} />
      <TextField {...fields.text('companyName')} {...notOurs} />
      <TextField {...warned(fields.text('enterpriseNumber'))} {...notOurs} />
      <TextField {...fields.text('contactName')} {...notOurs} />
      <TextField {...fields.text('jobTitle')} {...notOurs} />
      <TextField {...fields.text('legalEntityRegister')} {...notOurs} />
      <TextField {...fields.text('website')} {...notOurs} type="url" />
      <TextField {...fields.text('reference')} {...notOurs} />
      <Select
        {...fields.numberedChoice('representativeId')}
        options={representatives}
        emptyLabel={customerText.noRepresentative}
      />
    </Columns>
  );
}

/** Where invoices go, or goods. */
export function AddressFields({
  form,
  lookups,
  at,
}: CustomerFieldsProps & { readonly at: 'invoiceAddress' | 'deliveryAddress' }) {
  const fields = fieldProps(form, customerRules);
  const countries = lookups.countries.map(({ key, value }) => ({ key, label: value }));
  return (
    <Columns>
      <TextField {...fields.text(`${at}.street`)} {...notOurs} />
      <TextField {...fields.text(`${at}.postcode`)} {...notOurs} />
      <TextField {...fields.text(`${at}.city`)} {...notOurs} />
      <Select {...fields.choice(`${at}.country`)} {...notOurs} options={countries} />
      <EmailField {...fields.text(`${at}.email`)} {...notOurs} />
      {at === 'invoiceAddress' && <EmailVerifiedField form={form} />}
      <TextField {...fields.text(`${at}.phone`)} {...notOurs} type="tel" />
      <TextField {...fields.text(`${at}.mobile`)} {...notOurs} type="tel" />
      <TextField {...fields.text(`${at}.fax`)} {...notOurs} type="tel" />
    </Columns>
  );
}

/** Whether somebody saw that mail arrives: ja or neen (specification §3). */
function EmailVerifiedField({ form }: Pick<CustomerFieldsProps, 'form'>) {
  const { label, name, isSelected, onChange } = fieldProps(form, []).flag('emailVerified');
  return (
    <Select
      label={label}
      name={name}
      value={isSelected ? 'yes' : 'no'}
      onChange={(key) => onChange(key === 'yes')}
      options={[
        { key: 'no', label: recordText.no },
        { key: 'yes', label: recordText.yes },
      ]}
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
  const warned = useCheckDigitWarnings(form.state.values);
  const countingTypes = lookups.countingTypes.map(({ key, value }) => ({ key, label: value }));
  return (
    <Columns>
      <Select {...fields.choice('countingType')} options={countingTypes} />
      <PercentField {...fields.number('discount')} minimum={0} maximum={100_00} />
      <MoneyField {...fields.number('creditLimit')} />
      <TextField {...fields.text('ledgerAccount')} {...notOurs} />
      <TextField {...warned(fields.text('iban'))} {...notOurs} />
      <TextField {...fields.text('bic')} {...notOurs} />
      <TextField {...fields.text('bank')} {...notOurs} />
      <ReadOnlyField label={customerText.balance} value={formatMoney(customer?.balance ?? 0)} />
      <ReadOnlyField
        label={customerText.openingBalance}
        value={formatMoney(customer?.openingBalance ?? 0)}
      />
    </Columns>
  );
}

/** Whatever else is worth knowing. */
export function NotesFields({ form }: Pick<CustomerFieldsProps, 'form'>) {
  return <TextArea {...fieldProps(form, customerRules).text('notes')} />;
}
