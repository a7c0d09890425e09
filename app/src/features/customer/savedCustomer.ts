import { emptyCustomer } from '@facturatie/api-contract';
import type {
  Customer,
  CustomerForm,
  NewCustomerData,
  PeppolCustomer,
  PeppolForm,
  Versioned,
} from '@facturatie/api-contract';
import type { FieldPath } from '../record/fieldPath.ts';
import type { FieldsEditor, SavedRecord } from '../record/fieldsEditor.ts';

/** What is in the fields of a customer. No group is chosen yet while it is null. */
export type CustomerFields = Omit<CustomerForm, 'groupId'> &
  PeppolForm & { readonly groupId: number | null };

/** Where a field of the form is: `invoiceAddress.email`. */
export type CustomerPath = FieldPath<CustomerFields>;

/** A customer as the server holds it. */
export interface SavedCustomer extends SavedRecord<CustomerFields> {
  readonly customer: Customer;
  readonly peppol: PeppolCustomer;
}

/** A customer that is still to be made. */
export type NewCustomer = SavedRecord<CustomerFields> & {
  readonly customer?: undefined;
  readonly peppol?: undefined;
};

/** The editor of a customer. */
export type CustomerFieldsEditor = FieldsEditor<CustomerFields, SavedCustomer>;

/** The customer of two responses: of the customer, and of its e-invoice settings. */
export function savedCustomer(
  { customer, version }: Versioned<{ customer: Customer }>,
  { peppol, version: peppolVersion }: Versioned<{ peppol: PeppolCustomer }>,
): SavedCustomer {
  const { peppolId, asksOrderNumber } = peppol;
  return {
    customer,
    peppol,
    values: { ...customerFieldsOf(customer), peppolId, asksOrderNumber },
    version: joinedVersion({ customer: version, peppol: peppolVersion }),
  };
}

/** The versions of both parts of a customer; undefined where the server gives none. */
export interface CustomerVersions {
  readonly customer: string | undefined;
  readonly peppol: string | undefined;
}

/** Both versions as one: ETags hold no spaces. */
export function joinedVersion({ customer, peppol }: CustomerVersions): string | undefined {
  if (customer === undefined && peppol === undefined) return undefined;
  return `${customer ?? ''} ${peppol ?? ''}`;
}

/** Both versions of one; drafts of before e-invoices have that of the customer alone. */
export function versionsOf(version: string | undefined): CustomerVersions {
  const [customer, peppol] = version?.split(' ') ?? [];
  return { customer: customer || undefined, peppol: peppol || undefined };
}

const noPeppolForm: PeppolForm = { peppolId: '', asksOrderNumber: false };

/** No e-invoice settings. */
export const noPeppol: PeppolCustomer = { ...noPeppolForm, derivedPeppolId: '' };

/** The editable fields of a customer: all but those that the server computes. */
function customerFieldsOf({
  balance: _balance,
  openingBalance: _openingBalance,
  ...values
}: Customer): Omit<CustomerFields, keyof PeppolForm> {
  return values;
}

/** How a new customer begins (specification §3: country BE, counting type F, discount and credit 0). */
export function newCustomer({ number }: NewCustomerData, companyName = ''): NewCustomer {
  return {
    values: { number, groupId: null, ...emptyCustomer(), companyName, ...noPeppolForm },
  };
}

/**
 * What is sent of the fields.
 *
 * @throws RangeError while no group is chosen: such fields are never sent (specification §5).
 */
export function customerFormOf({
  groupId,
  peppolId: _peppolId,
  asksOrderNumber: _asksOrderNumber,
  ...values
}: CustomerFields): CustomerForm {
  if (groupId === null) throw new RangeError('A customer without a group is not sent');
  return { ...values, groupId };
}
