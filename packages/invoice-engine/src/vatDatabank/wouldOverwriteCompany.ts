import type { CompanyFields } from './CompanyFields.ts';

/**
 * Whether filling in what the VAT databank says needs a confirmation (SPEC.md K5): something stands in
 * the salutation, the company name, or the street, postcode or city of the invoice address.
 */
export function wouldOverwriteCompany(customer: CompanyFields): boolean {
  const { street, postcode, city } = customer.invoiceAddress;
  return [customer.salutation, customer.companyName, street, postcode, city].some(
    (text) => text.trim() !== '',
  );
}
