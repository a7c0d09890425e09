import { isBlank } from '@facturatie/invoice-engine';
import type { CompanyData } from '@facturatie/invoice-engine';
import type { CustomerFields, CustomerPath } from '../savedCustomer.ts';

/** One field and what the VAT databank says of it. */
export interface CompanyField {
  readonly path: CustomerPath;
  readonly value: string;
}

/**
 * Whether a VAT look-up would overwrite something: salutation, company name, or street, postcode or
 * city of the invoice address is filled (specification §2).
 */
export function hasCompanyData({
  salutation,
  companyName,
  invoiceAddress,
}: CustomerFields): boolean {
  const { street, postcode, city } = invoiceAddress;
  return [salutation, companyName, street, postcode, city].some((text) => !isBlank(text));
}

/**
 * The fields that a VAT look-up fills (specification §4). Name, address and country are each taken
 * whole, and only where the databank says something: what it hides, it does not empty.
 */
export function companyFields({
  salutation,
  companyName,
  invoiceAddress: { street, postcode, city, country },
}: CompanyData): CompanyField[] {
  const name: CompanyField[] = [
    { path: 'salutation', value: salutation },
    { path: 'companyName', value: companyName },
  ];
  const address: CompanyField[] = [
    { path: 'invoiceAddress.street', value: street },
    { path: 'invoiceAddress.postcode', value: postcode },
    { path: 'invoiceAddress.city', value: city },
  ];
  const countries: CompanyField[] = [
    { path: 'invoiceAddress.country', value: country },
    { path: 'deliveryAddress.country', value: country },
  ];
  return [name, address, countries].filter((part) => part.some(({ value }) => value !== '')).flat();
}
