import type { Company } from '../company/company.ts';
import type { Buyer } from '../database/documents/buyer.ts';
import type { ReadDocument } from '../database/documents/readSalesDocument.ts';

/** Everything that an e-invoice is made of. */
export interface EInvoiceSource {
  readonly read: ReadDocument;
  readonly buyer: Buyer;
  /** The invoice that a credit note credits; undefined of an invoice. */
  readonly credited: CreditedInvoice | undefined;
  /** Undefined before the operator filled it in. */
  readonly seller: Company | undefined;
  readonly customer: PeppolCustomer;
  /** How VAT is counted on this document. */
  readonly terms: CountingTerms;
  /** The VAT groups of rate 0, by their code. */
  readonly zeroRates: ReadonlyMap<number, ZeroRate>;
  /** Codes of UN/ECE recommendation 20, by the id of the unit. */
  readonly units: ReadonlyMap<number, string>;
}

/** The invoice that a credit note refers to (royal decree no. 1 on VAT, article 12). */
export interface CreditedInvoice {
  readonly number: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** Whether its own e-invoice was issued. */
  readonly isIssued: boolean;
}

/** The e-invoice settings of a customer. */
export interface PeppolCustomer {
  /** `0208:0403170701`; '' when that follows from its numbers. */
  readonly peppolId: string;
  readonly asksOrderNumber: boolean;
}

/** A row of the counting types: the categories are those of lines without VAT. */
export interface CountingTerms {
  readonly key: string;
  readonly legalMention: string;
  readonly goodsCategory: string;
  readonly goodsExemption: string;
  readonly serviceCategory: string;
  readonly serviceExemption: string;
  readonly serviceMention: string;
}

/** A VAT group of rate 0. */
export interface ZeroRate {
  /** Z or E; '' until the operator sets it. */
  readonly category: string;
  readonly exemption: string;
  readonly mention: string;
}
