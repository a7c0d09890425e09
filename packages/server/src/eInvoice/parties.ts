import { parseBelgianVatNumber } from '@facturatie/invoice-engine';
import {
  type Identifier,
  parseParticipant,
  participantOfVatNumber,
  type Party,
} from '@facturatie/ubl';
import type { Company } from '../company/company.ts';
import type { EInvoiceSource, PeppolCustomer } from './EInvoiceSource.ts';

/** The own company as the seller of an e-invoice. */
export function sellerOf(seller: Company): Party {
  const number: Identifier = { scheme: '0208', value: seller.enterpriseNumber };
  return {
    endpoint: number,
    name: seller.name,
    address: {
      street: seller.street,
      postcode: seller.postcode,
      city: seller.city,
      country: 'BE',
    },
    vatNumber: seller.vatLiable ? `BE${seller.enterpriseNumber}` : undefined,
    companyId: number,
    legalForm: seller.register === '' ? undefined : `RPR ${seller.register}`,
    contact: { name: seller.name, phone: seller.phone, email: seller.email },
  };
}

/** The buyer of an e-invoice, as it was kept with the document. */
export function buyerOf(source: Pick<EInvoiceSource, 'read' | 'buyer' | 'customer'>): Party {
  const { read, buyer } = source;
  const vatNumber = vatNumberOf(buyer);
  const isBelgian = buyer.country === 'BE';
  const digits = enterpriseDigits(buyer);
  return {
    endpoint: participantOf(source) ?? { scheme: '', value: '' },
    id: read.document.customer.number,
    name: read.row.companyName,
    address: {
      street: buyer.street,
      postcode: buyer.postcode,
      city: buyer.city,
      country: buyer.country,
    },
    vatNumber: vatNumber === '' ? undefined : vatNumber,
    companyId: isBelgian && digits !== '' ? { scheme: '0208', value: digits } : undefined,
    contact: { name: buyer.contactName, phone: buyer.phone, email: buyer.email },
  };
}

/** Where the buyer receives e-invoices: as staff typed it, else by its numbers; undefined when neither says. */
export function participantOf({
  buyer,
  customer,
}: {
  readonly buyer: BuyerNumbers;
  readonly customer: Pick<PeppolCustomer, 'peppolId'>;
}): Identifier | undefined {
  return customer.peppolId === '' ? derivedParticipant(buyer) : parseParticipant(customer.peppolId);
}

/** The data that identify a buyer. */
export type BuyerNumbers = Pick<
  EInvoiceSource['buyer'],
  'vatNumber' | 'enterpriseNumber' | 'country'
>;

/** Where a business of these numbers receives e-invoices; undefined when they do not say. */
export function derivedParticipant(numbers: BuyerNumbers): Identifier | undefined {
  if (numbers.country === 'BE') {
    const digits = enterpriseDigits(numbers);
    return digits === '' ? undefined : { scheme: '0208', value: digits };
  }
  const vatNumber = vatNumberOf(numbers);
  return vatNumber === '' ? undefined : participantOfVatNumber(vatNumber);
}

/** A VAT number with its country, in capitals and digits: `BE0403170701`; '' where there is none. */
export function vatNumberOf({ vatNumber, country }: BuyerNumbers): string {
  const bare = vatNumber.replaceAll(/[^A-Za-z\d]/g, '').toUpperCase();
  const isBelgian = /^\d{9,10}$/.test(bare) && country === 'BE';
  return isBelgian ? `BE${bare.padStart(10, '0')}` : bare.replace(/^BE(\d{9})$/, 'BE0$1');
}

/** The ten digits of a Belgian enterprise number, else of the VAT number; '' where there are none. */
export function enterpriseDigits(buyer: BuyerNumbers): string {
  const own = buyer.enterpriseNumber.replaceAll(/\D/g, '');
  const digits = own === '' ? (/^BE(\d+)$/.exec(vatNumberOf(buyer))?.[1] ?? '') : own;
  return digits === '' ? '' : digits.padStart(10, '0');
}

/** Whether it has a Belgian VAT number: then the law requires an e-invoice. */
export function isBelgianVatPayer(buyer: BuyerNumbers): boolean {
  return parseBelgianVatNumber(vatNumberOf(buyer)) !== undefined;
}
