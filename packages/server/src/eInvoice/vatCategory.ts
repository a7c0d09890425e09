import type { Category, CategoryCode } from '@facturatie/ubl';
import type { LineRow } from '../database/documents/lineColumns.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';

/** Why a line has the VAT that it has. */
export interface LineCategory {
  readonly category: Category;
  /** A VATEX code; '' where there is none. */
  readonly exemption: string;
  /** The legally required text; '' where VAT is charged, or at the zero rate. */
  readonly mention: string;
  /** Whether it is assumed to be the zero rate, without a setting of the operator. */
  readonly isAssumed: boolean;
}

/**
 * The VAT category of an article line (UNCL 5305), of its rate, the counting type of the document, the
 * nature of the line and its VAT group.
 * @returns undefined where there is none: 0 % under normal VAT without a VAT group
 */
export function categoryOfLine(
  { terms, zeroRates }: Pick<EInvoiceSource, 'terms' | 'zeroRates'>,
  { vatRate, vatCode, nature }: Pick<LineRow, 'vatRate' | 'vatCode' | 'nature'>,
): LineCategory | undefined {
  const rate = vatRate ?? 0;
  if (rate > 0) return lineCategory('S', rate);
  const isService = nature === 'service';
  const code = isService ? terms.serviceCategory : terms.goodsCategory;
  if (code !== '') {
    return lineCategory(code as CategoryCode, 0, {
      exemption: isService ? terms.serviceExemption : terms.goodsExemption,
      mention: (isService && terms.serviceMention) || terms.legalMention,
    });
  }
  const group = zeroRates.get(vatCode ?? 0);
  if (group === undefined) return undefined;
  const { category, exemption, mention } = group;
  if (category === 'E') return lineCategory('E', 0, { exemption, mention });
  return lineCategory('Z', 0, { isAssumed: category === '' });
}

function lineCategory(
  code: CategoryCode,
  rate: number,
  { exemption = '', mention = '', isAssumed = false }: Partial<LineCategory> = {},
): LineCategory {
  return { category: { code, rate: { units: rate, scale: 2 } }, exemption, mention, isAssumed };
}
