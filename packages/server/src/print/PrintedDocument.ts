import type { DocumentKind } from '@facturatie/api-contract';
import type { Company } from '../company/company.ts';

/** A quote, an invoice or a credit note as it goes to the customer. Amounts are whole cents. */
export interface PrintedDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  /** `yyyy-mm-dd`, as all dates here. */
  readonly date: string;
  /** Of a quote: the last day that it holds. */
  readonly dueDate: string;
  readonly deliveryDate: string;
  readonly reference: string;
  readonly remarks: string;
  readonly seller: Company;
  readonly buyer: PrintedBuyer;
  /** Where it is delivered; undefined when that is the buyer's own address. */
  readonly delivery: PrintedAddress | undefined;
  readonly lines: readonly PrintedLine[];
  /** One row for each rate, by ascending rate. */
  readonly vatTable: readonly PrintedVatRow[];
  readonly totals: PrintedTotals;
  /** The document discount in hundredths of a percent. */
  readonly discount: number;
  /** What the law wants said where no VAT is charged; '' where it is. */
  readonly legalMention: string;
  /** The open amount of an invoice, or repaid of a credit note; undefined of a quote. */
  readonly balance: number | undefined;
  /** The day of the e-invoice that is the original; '' where this PDF is the original, or part of it. */
  readonly copyOf: string;
}

export interface PrintedAddress {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In Dutch. */
  readonly countryName: string;
}

export interface PrintedBuyer extends PrintedAddress {
  readonly number: string;
  readonly name: string;
  readonly contactName: string;
  readonly vatNumber: string;
}

/** A line: only a description where nothing is sold. */
export interface PrintedLine {
  readonly description: string;
  readonly article?: PrintedArticle;
}

export interface PrintedArticle {
  /** Thousandths. */
  readonly quantity: number;
  /** Ten-thousandths of a euro, excluding VAT. */
  readonly unitPrice: number;
  /** Hundredths of a percent. */
  readonly discount: number;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  /** Excluding VAT, after the discount of the line. */
  readonly net: number;
}

export interface PrintedVatRow {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly taxable: number;
  readonly vat: number;
}

export interface PrintedTotals {
  /** The lines together, before the document discount. */
  readonly lineNet: number;
  readonly allowance: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}
