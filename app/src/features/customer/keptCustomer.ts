import type { Customer, CustomerForm, NewCustomerData } from '@facturatie/api-contract';
import { cents, percent } from '@facturatie/invoice-engine';
import type { FieldPath } from '../record/fieldPath.ts';
import type { SavedRecord } from '../record/fieldsKind.ts';
import type { FieldsEditor } from '../record/useRecordForm.ts';

/** What stands in the fields of a customer. No group is chosen yet while it is null. */
export type CustomerFields = Omit<CustomerForm, 'groupId'> & { readonly groupId: number | null };

/** Where a field of the form stands: `invoiceAddress.email`. */
export type CustomerPath = FieldPath<CustomerFields>;

/** A customer as the server holds it. */
export interface KeptCustomer extends SavedRecord<CustomerFields> {
  readonly customer: Customer;
}

/** A customer that is still to be made. */
export type NewCustomer = SavedRecord<CustomerFields> & { readonly customer?: undefined };

/** The editor of a customer. */
export type CustomerFieldsEditor = FieldsEditor<CustomerFields, KeptCustomer>;

/** The customer of an answer. */
export function keptCustomer({
  customer,
  version,
}: {
  customer: Customer;
  version?: string | undefined;
}): KeptCustomer {
  return { customer, values: customerFieldsOf(customer), version };
}

/** What of a customer stands in fields: all but what only the server computes. */
function customerFieldsOf({
  balance: _balance,
  openingBalance: _openingBalance,
  ...values
}: Customer): CustomerFields {
  return values;
}

const noAddress = {
  street: '',
  postcode: '',
  city: '',
  country: 'BE',
  email: '',
  phone: '',
  mobile: '',
  fax: '',
} as const;

/** How a new customer begins (specification §3: country BE, counting type F, discount and credit 0). */
export function newCustomer({ number }: NewCustomerData, companyName = ''): NewCustomer {
  return {
    values: {
      number,
      groupId: null,
      vatNumber: '',
      companyName,
      legalEntityRegister: '',
      enterpriseNumber: '',
      bank: '',
      bic: '',
      iban: '',
      website: '',
      jobTitle: '',
      reference: '',
      representativeId: null,
      emailVerified: false,
      discount: percent(0),
      ledgerAccount: '',
      countingType: 'F',
      creditLimit: cents(0),
      notes: '',
      salutation: '',
      contactName: '',
      invoiceAddress: noAddress,
      deliveryAddress: noAddress,
    },
  };
}

/**
 * What is sent of the fields.
 *
 * @throws RangeError while no group is chosen: such fields are never sent (specification §5).
 */
export function customerFormOf({ groupId, ...values }: CustomerFields): CustomerForm {
  if (groupId === null) throw new RangeError('A customer without a group is not sent');
  return { ...values, groupId };
}
