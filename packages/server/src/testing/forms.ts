import { customerNumber } from '@facturatie/api-contract';
import type { CustomerForm } from '@facturatie/api-contract';
import { cents, percent } from '@facturatie/invoice-engine';

const address = {
  street: '',
  postcode: '',
  city: '',
  country: 'BE',
  email: '',
  phone: '',
  mobile: '',
  fax: '',
};

/** A customer form that says no more than it must. */
export function customerFormOf(
  number: string,
  groupId: number,
  given: Partial<CustomerForm> = {},
): CustomerForm {
  return {
    number: customerNumber(number),
    groupId,
    companyName: `Bakkerij ${number}`,
    countingType: 'F',
    vatNumber: '',
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
    creditLimit: cents(0),
    notes: '',
    salutation: '',
    contactName: '',
    invoiceAddress: address,
    deliveryAddress: address,
    ...given,
  };
}
