import { customer, deliveryAddress, invoiceAddress } from '@facturatie/api-contract';
import type {
  Customer,
  CustomerForm,
  DeliveryAddress,
  InvoiceAddress,
} from '@facturatie/api-contract';
import { cents } from '@facturatie/invoice-engine';
import type { Flag } from '../flag.ts';
import type { Customer as CustomerRecord, DeliveryColumns } from '../schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** The columns of a customer form, or of one whose number and group are still to be given. */
export function columnsOf<Form extends Omit<CustomerForm, 'number' | 'groupId'>>(form: Form) {
  const { invoiceAddress: invoice, deliveryAddress: delivery, emailVerified, ...columns } = form;
  const deliveryColumns = Object.fromEntries(
    Object.entries(delivery).map(([name, value]) => [deliveryColumn(name), value]),
  ) as DeliveryColumns;
  const verified: Flag = emailVerified ? 1 : 0;
  return { ...columns, emailVerified: verified, ...invoice, ...deliveryColumns };
}

/**
 * A customer of its columns.
 * @param openAmount what is still to be paid of its invoices, in cents
 */
export function customerOf(row: CustomerRecord, openAmount: number): Customer {
  const columns: Row = { ...row };
  return {
    ...fieldsOf<Customer>(customer, (name) => columns[name]),
    emailVerified: row.emailVerified === 1,
    invoiceAddress: fieldsOf<InvoiceAddress>(invoiceAddress, (name) => columns[name]),
    deliveryAddress: fieldsOf<DeliveryAddress>(
      deliveryAddress,
      (name) => columns[deliveryColumn(name)],
    ),
    balance: cents(row.openingBalance + openAmount),
  };
}

/** An object with a value for every field of its codec. */
function fieldsOf<T>(
  { fields }: { readonly fields: { readonly [Name in keyof T]: unknown } },
  valueOf: (name: string) => unknown,
): T {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, valueOf(name)])) as T;
}

/** `deliveryStreet` for `street`. */
function deliveryColumn(name: string): string {
  return `delivery${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
