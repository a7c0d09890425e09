import { cents, percent } from '@facturatie/invoice-engine';
import { customerNumber } from '@facturatie/api-contract';
import type { Customer, CustomerForm } from '@facturatie/api-contract';
import type { Customer as CustomerRecord } from '../schema.ts';
import type { CustomerInput } from './insertCustomers.ts';

/** The columns of a customer form. */
export function columnsOf(form: CustomerForm): CustomerInput {
  const { invoiceAddress, deliveryAddress, emailVerified, ...columns } = form;
  return {
    ...columns,
    emailVerified: emailVerified ? 1 : 0,
    ...invoiceAddress,
    deliveryStreet: deliveryAddress.street,
    deliveryPostcode: deliveryAddress.postcode,
    deliveryCity: deliveryAddress.city,
    deliveryCountry: deliveryAddress.country,
    deliveryEmail: deliveryAddress.email,
    deliveryPhone: deliveryAddress.phone,
    deliveryMobile: deliveryAddress.mobile,
    deliveryFax: deliveryAddress.fax,
  };
}

/**
 * A customer of its columns.
 * @param openAmount what is still to be paid of its invoices, in cents
 */
export function customerOf(row: CustomerRecord, openAmount: number): Customer {
  return {
    number: customerNumber(row.number),
    groupId: row.groupId,
    vatNumber: row.vatNumber,
    companyName: row.companyName,
    legalEntityRegister: row.legalEntityRegister,
    enterpriseNumber: row.enterpriseNumber,
    bank: row.bank,
    bic: row.bic,
    iban: row.iban,
    website: row.website,
    jobTitle: row.jobTitle,
    reference: row.reference,
    representativeId: row.representativeId,
    emailVerified: row.emailVerified === 1,
    discount: percent(row.discount),
    ledgerAccount: row.ledgerAccount,
    countingType: row.countingType,
    creditLimit: cents(row.creditLimit),
    notes: row.notes,
    salutation: row.salutation,
    contactName: row.contactName,
    invoiceAddress: {
      street: row.street,
      postcode: row.postcode,
      city: row.city,
      country: row.country,
      email: row.email,
      phone: row.phone,
      mobile: row.mobile,
      fax: row.fax,
    },
    deliveryAddress: {
      street: row.deliveryStreet,
      postcode: row.deliveryPostcode,
      city: row.deliveryCity,
      country: row.deliveryCountry,
      email: row.deliveryEmail,
      phone: row.deliveryPhone,
      mobile: row.deliveryMobile,
      fax: row.deliveryFax,
    },
    openingBalance: cents(row.openingBalance),
    balance: cents(row.openingBalance + openAmount),
  };
}
