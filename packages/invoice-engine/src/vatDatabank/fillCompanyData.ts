import type { CompanyFields } from './CompanyFields.ts';
import type { CompanyData } from './readCompanyData.ts';

/**
 * The customer with what the VAT databank said filled in (SPEC.md K4): salutation and company name,
 * street, postcode and city of the invoice address, the country of both addresses. What the databank
 * did not say, and every other field, stays as it was.
 */
export function fillCompanyData<Customer extends CompanyFields>(
  customer: Customer,
  { salutation, companyName, street, postcode, city, country }: CompanyData,
): Customer {
  const name = companyName === '' ? {} : { salutation, companyName };
  const place = street + postcode + city === '' ? {} : { street, postcode, city };
  const land = country === '' ? {} : { country };
  return {
    ...customer,
    ...name,
    invoiceAddress: { ...customer.invoiceAddress, ...place, ...land },
    deliveryAddress: { ...customer.deliveryAddress, ...land },
  };
}
