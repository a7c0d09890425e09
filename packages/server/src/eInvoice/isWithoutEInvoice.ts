import type { Customer } from '../database/schema.ts';
import { isBelgianBusiness } from './eInvoiceStatus.ts';
import { buyerFaults } from './preflight.ts';
import type { PreflightFinding } from './preflight.ts';

/** What of a customer its e-invoices depend on, besides its Peppol id. */
export const eInvoiceColumns = [
  'companyName',
  'vatNumber',
  'enterpriseNumber',
  'street',
  'postcode',
  'city',
  'country',
] as const;

type EInvoiceCustomer = Pick<Customer, (typeof eInvoiceColumns)[number]>;

/** What stops the e-invoices to a customer, each with the field that fixes it. */
export function customerFaults(
  { companyName, ...buyer }: EInvoiceCustomer,
  peppolId: string,
): PreflightFinding[] {
  return buyerFaults({ companyName, buyer, customer: { peppolId } });
}

/**
 * Whether the law asks e-invoices to a customer, and none can be made. Stored with the customer: a change
 * of what {@link customerFaults} answers comes with a migration that stores it again.
 * @param peppolId as staff typed it; '' when its numbers decide
 */
export function isWithoutEInvoice(customer: EInvoiceCustomer, peppolId: string): boolean {
  return isBelgianBusiness(customer) && customerFaults(customer, peppolId).length > 0;
}
