import type { BisInvoice } from '../model/BisInvoice.ts';
import { checkAmounts } from './checkAmounts.ts';
import { checkCategories } from './checkCategories.ts';
import { checkFields } from './checkFields.ts';
import type { Finding } from './Finding.ts';

/**
 * Holds an e-invoice against the rules of EN 16931 and Peppol BIS Billing 3 (SPEC.md C). Amounts must be exact:
 * the official rules accept a VAT amount that is 0.99 euro off, and a line that is 0.02 off.
 * @returns nothing when an access point takes it and its cents are right
 */
export function checkInvoice(invoice: BisInvoice): Finding[] {
  const findings: Finding[] = [];
  const report = (rule: string, path: string, values: Finding['values'] = {}) => {
    findings.push({ rule, severity: 'error', path, values });
  };
  checkFields(invoice, report);
  checkCategories(invoice, report);
  checkAmounts(invoice, report);
  return findings;
}
