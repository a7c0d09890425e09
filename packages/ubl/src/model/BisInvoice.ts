import type { Decimal } from './Decimal.ts';

/**
 * An invoice or a credit note of Peppol BIS Billing 3, as data. BT and BG numbers are the business terms of
 * EN 16931. Dates are ISO (`2026-11-23`), amounts have at most two decimals, in one currency: the euro.
 * Amounts of a credit note are positive.
 */
export interface BisInvoice {
  /** BT-3: type code 380 or 381. */
  readonly kind: 'invoice' | 'creditNote';
  /** BT-1. */
  readonly number: string;
  /** BT-2. */
  readonly issueDate: string;
  /** BT-9. A credit note has none. */
  readonly dueDate?: string | undefined;
  /** BT-22. */
  readonly note?: string | undefined;
  /** BT-10: the reference by which the buyer routes the invoice. */
  readonly buyerReference?: string | undefined;
  /** BT-13: the number of the buyer's order. */
  readonly orderReference?: string | undefined;
  /** BG-3: the invoices that a credit note corrects. */
  readonly precedingInvoices?: readonly PrecedingInvoice[];
  /** BG-24. */
  readonly attachments?: readonly Attachment[];
  /** BG-4. */
  readonly seller: Party;
  /** BG-7. */
  readonly buyer: Party;
  /** BG-13. */
  readonly delivery?: Delivery | undefined;
  /** BG-16. */
  readonly payment?: Payment | undefined;
  /** BT-20. */
  readonly paymentTerms?: string | undefined;
  /** BG-20. */
  readonly allowances: readonly Allowance[];
  /** BG-23: one for each category and rate. */
  readonly taxSubtotals: readonly TaxSubtotal[];
  readonly totals: Totals;
  /** BG-25. */
  readonly lines: readonly Line[];
}

/** BG-3. */
export interface PrecedingInvoice {
  /** BT-25. */
  readonly number: string;
  /** BT-26. */
  readonly issueDate: string;
}

/** BG-24: a document that goes inside the e-invoice. */
export interface Attachment {
  /** BT-122. */
  readonly id: string;
  /** BT-123. */
  readonly description: string;
  /** `application/pdf` and the others of {@link attachmentTypes}. */
  readonly mimeCode: string;
  readonly filename: string;
  /** BT-125, in base64. */
  readonly content: string;
}

/** An identifier with the scheme that it belongs to, a code of ISO 6523 ICD or EAS. */
export interface Identifier {
  readonly scheme: string;
  readonly value: string;
}

/** A seller or a buyer. */
export interface Party {
  /** BT-34, BT-49: where it receives e-invoices. */
  readonly endpoint: Identifier;
  /** BT-29, BT-46: what the other party calls it, such as a customer number. */
  readonly id?: string | undefined;
  /** BT-27, BT-44: its legal name. */
  readonly name: string;
  /** BT-28, BT-45: another name that it is known by. */
  readonly tradingName?: string | undefined;
  readonly address: Address;
  /** BT-31, BT-48: with the prefix of its country, `BE0403170701`. */
  readonly vatNumber?: string | undefined;
  /** BT-30, BT-47: in the register of companies. */
  readonly companyId?: Identifier | undefined;
  /** BT-33: only a seller's. */
  readonly legalForm?: string | undefined;
  /** BG-6, BG-9. */
  readonly contact?: Contact | undefined;
}

/** BG-6, BG-9. */
export interface Contact {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** BG-5, BG-8, BG-15. */
export interface Address {
  readonly street?: string | undefined;
  readonly additionalStreet?: string | undefined;
  readonly city?: string | undefined;
  readonly postcode?: string | undefined;
  /** Two capitals of ISO 3166-1: `BE`. */
  readonly country: string;
}

/** BG-13. */
export interface Delivery {
  /** BT-72. */
  readonly date?: string | undefined;
  /** BG-15. */
  readonly address?: Address | undefined;
}

/** BG-16: a credit transfer. */
export interface Payment {
  /** BT-83: `+++026/1100/04201+++`. */
  readonly reference?: string | undefined;
  /** BT-84, without spaces. */
  readonly iban: string;
  /** BT-85. */
  readonly accountName?: string | undefined;
  /** BT-86. */
  readonly bic?: string | undefined;
}

/**
 * Why VAT is charged or not (UNCL 5305): standard rate, zero rate, exempt, reverse charge, delivery within the
 * Union, export.
 */
export type CategoryCode = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G';

/** A category with its rate. */
export interface Category {
  readonly code: CategoryCode;
  /** Percent: 21 is `{ units: 21, scale: 0 }`. */
  readonly rate: Decimal;
}

/** BG-20 and BG-27: a discount. */
export interface Allowance {
  /** BT-92, BT-136. */
  readonly amount: Decimal;
  /** BT-93, BT-137. */
  readonly base?: Decimal | undefined;
  /** BT-94, BT-138: percent of the base. */
  readonly percent?: Decimal | undefined;
  /** BT-97, BT-139. */
  readonly reason: string;
  /** BT-98, BT-140: of UNCL 5189; 95 is a discount. */
  readonly reasonCode: string;
  /** BT-95. */
  readonly category: Category;
}

/** BG-23. */
export interface TaxSubtotal {
  readonly category: Category;
  /** BT-116. */
  readonly taxable: Decimal;
  /** BT-117. */
  readonly tax: Decimal;
  /** BT-121: a VATEX code. */
  readonly exemptionCode?: string | undefined;
  /** BT-120. */
  readonly exemptionReason?: string | undefined;
}

/** BG-22. */
export interface Totals {
  /** BT-106. */
  readonly lineNet: Decimal;
  /** BT-107. */
  readonly allowance: Decimal;
  /** BT-109. */
  readonly net: Decimal;
  /** BT-110. */
  readonly tax: Decimal;
  /** BT-112. */
  readonly total: Decimal;
  /** BT-113. */
  readonly prepaid?: Decimal | undefined;
  /** BT-115. */
  readonly payable: Decimal;
}

/** BG-25. */
export interface Line {
  /** BT-126. */
  readonly id: string;
  /** BT-127. */
  readonly note?: string | undefined;
  /** BT-129. */
  readonly quantity: Decimal;
  /** BT-130: of UN/ECE recommendation 20, {@link units}. */
  readonly unit: string;
  /** BT-131. */
  readonly net: Decimal;
  /** BG-27. */
  readonly allowance?: Omit<Allowance, 'category'> | undefined;
  /** BT-153. */
  readonly name: string;
  /** BT-154. */
  readonly description?: string | undefined;
  /** BT-155. */
  readonly sellersId?: string | undefined;
  /** BT-151, BT-152. */
  readonly category: Category;
  /** BT-146: for one unit, before the discount. */
  readonly price: Decimal;
}
