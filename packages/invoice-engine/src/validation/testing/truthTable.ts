import {
  amount,
  amountUpTo,
  choice,
  date,
  email,
  exactly,
  type FieldValues,
  optional,
  percentage,
  quantity,
  required,
  sequence,
  text,
  textUpTo,
  unitPrice,
} from './fieldValues.ts';
import type { FormName } from './validForms.ts';

/** Valid and invalid values of one field. */
export interface TruthRow extends FieldValues {
  readonly rule: string;
  readonly form: FormName;
  readonly path: string;
  /** A field that the form fills with the same value. */
  readonly twin?: string;
}

const total = amountUpTo(99_999_999_999_99, '99999999999.99', '100000000000.00');

/** Every field of every form, written out apart from the rules that the engine has of them. */
export const truthTable: readonly TruthRow[] = [
  ...rows('V9', 'customer', ['groupId', 'companyName', 'countingType'], required(text)),
  ...rows('V9', 'customer', ['number'], required(textUpTo(50))),
  ...rows('V10', 'customer', ['invoiceAddress.email', 'deliveryAddress.email'], email),
  ...rows('V11', 'customer', ['discount'], percentage),
  ...rows('V13', 'login', ['name', 'password'], required(text)),
  {
    rule: 'V14',
    form: 'payment',
    path: 'amount',
    twin: 'applied',
    ...required(amountUpTo(100_00, '100.00', '100.01')),
  },
  ...rows('V15', 'payment', ['date'], required(date)),
  ...rows('V16', 'payment', ['method'], required(text)),
  ...rows('V17', 'payment', ['applied'], required(exactly(50_00, '50.00'))),
  ...rows('V18', 'payment', ['type'], required(choice('K'))),
  ...rows('V19', 'document', ['number', 'customer.number', 'customer.name'], required(text)),
  ...rows('V19', 'document', ['countingType'], required(text)),
  ...rows('V19', 'document', ['date', 'dueDate', 'deliveryDate'], required(date)),
  ...rows('V20', 'document', ['totals.net', 'totals.vat', 'totals.total'], required(total)),
  ...rows('V20', 'document', ['totals.payable', 'totals.lineNet'], required(total)),
  ...rows('V20', 'document', ['totals.vatWithoutAllowance'], required(total)),
  ...rows('V20', 'document', ['totals.totalWithoutAllowance'], required(total)),
  ...rows('V20', 'document', ['totals.allowance'], total),
  ...rows('V21', 'document', ['discount'], percentage),
  ...rows('V22', 'document', ['sequence'], optional(sequence)),
  ...rows('V25', 'document', ['lines.0.sequence', 'lines.2.sequence'], required(sequence)),
  ...rows('V26', 'document', ['lines.0.type'], required(choice('text', 'article'))),
  ...rows('V26', 'document', ['lines.2.type'], {
    ...required(choice('text', 'article')),
    good: ['text'],
  }),
  ...rows('V27', 'document', ['lines.0.mode', 'lines.2.mode'], required(choice('new', 'edit'))),
  ...rows('V28', 'document', ['lines.0.nature'], required(choice('goods', 'service'))),
  ...rows('V29', 'document', ['lines.0.discount', 'lines.0.vatRate'], percentage),
  ...rows('V30', 'document', ['lines.0.quantity'], required(quantity)),
  ...rows('V31', 'document', ['lines.0.unitPrice'], required(unitPrice)),
  ...rows(
    'V32',
    'document',
    [
      'unitPriceInclVat',
      'netUnitPrice',
      'netUnitPriceInclVat',
      'finalUnitPrice',
      'listTotal',
      'listTotalInclVat',
      'net',
      'gross',
      'finalNet',
      'finalGross',
      'unitDiscount',
      'discountAmount',
      'purchasePrice',
    ].map((name) => `lines.0.${name}`),
    amount,
  ),
  ...rows('V33', 'customerGroup', ['name'], required(text)),
  ...rows('V34', 'customerGroup', ['discount'], percentage),
];

function rows(
  rule: string,
  form: FormName,
  paths: readonly string[],
  values: FieldValues,
): TruthRow[] {
  return paths.map((path) => ({ rule, form, path, ...values }));
}
