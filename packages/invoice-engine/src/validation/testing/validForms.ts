import { cents } from '../../number/scaled.ts';
import type { FieldRule } from '../fields/FieldRule.ts';
import type { Finding } from '../Finding.ts';
import { customerRules, validateCustomer } from '../validateCustomer.ts';
import { customerGroupRules, validateCustomerGroup } from '../validateCustomerGroup.ts';
import { documentRules, validateDocument } from '../validateDocument.ts';
import { articleLineRules, lineRules } from '../validateLine.ts';
import { loginRules, validateLogin } from '../validateLogin.ts';
import { paymentRules, validatePayment } from '../validatePayment.ts';

/** A form that validation finds nothing wrong with, what validates it and the rules that it has. */
export interface ValidForm {
  readonly valid: object;
  readonly validate: (form: object) => Finding[];
  readonly rules: readonly FieldRule[];
}

/** The open amount of the due date: 100.00 EUR. */
const balance = cents(100_00);

const amounts = {
  unitPriceInclVat: 15_13,
  netUnitPrice: 11_25,
  netUnitPriceInclVat: 13_61,
  finalUnitPrice: 11_25,
  listTotal: 125_00,
  listTotalInclVat: 151_25,
  net: 112_50,
  gross: 136_13,
  finalNet: 112_50,
  finalGross: 136_13,
  unitDiscount: 1_25,
  discountAmount: 12_50,
  purchasePrice: 15_00,
};

export const articleLine = {
  sequence: 0,
  type: 'article',
  mode: 'edit',
  nature: 'goods',
  quantity: 10_000,
  unitPrice: 12_5000,
  discount: 10_00,
  vatRate: 21_00,
  ...amounts,
};

/** Ignored. */
export const deletedLine = {
  sequence: null,
  type: 'x',
  mode: 'deleted',
  quantity: -1,
  unitPrice: 'x',
};

/** Of a text line only the place, the type and the mode are validated. */
export const textLine = {
  sequence: 1,
  type: 'text',
  mode: 'new',
  quantity: -1,
  unitPrice: 'x',
  net: -1,
};

const salesDocument = {
  sequence: -1,
  number: '20261000042',
  date: '2026-11-21',
  dueDate: '2026-12-05',
  deliveryDate: '2026-11-21',
  customer: { number: '1001', name: 'Bakkerij De Korenaar' },
  countingType: 'F',
  discount: 0,
  totals: {
    net: 112_50,
    vat: 23_63,
    total: 136_13,
    payable: 136_13,
    lineNet: 112_50,
    vatWithoutAllowance: 23_63,
    totalWithoutAllowance: 136_13,
    allowance: 0,
  },
  lines: [articleLine, deletedLine, textLine],
};

export const validForms = {
  customer: {
    valid: {
      number: '1001',
      groupId: 3,
      companyName: 'Bakkerij De Korenaar',
      discount: 7_25,
      countingType: 'F',
      invoiceAddress: { email: 'info@voorbeeld.be' },
      deliveryAddress: { email: '' },
    },
    validate: validateCustomer,
    rules: customerRules,
  },
  login: {
    valid: { name: 'els', password: 'geheim' },
    validate: validateLogin,
    rules: loginRules,
  },
  payment: {
    valid: { date: '2026-11-21', amount: 50_00, applied: 50_00, type: 'K', method: 'OVR' },
    validate: (form) => validatePayment(form, balance),
    rules: paymentRules(balance),
  },
  document: {
    valid: salesDocument,
    validate: validateDocument,
    rules: [
      ...documentRules,
      ...[...lineRules, ...articleLineRules].map((rule) => ({
        ...rule,
        path: `lines.0.${rule.path}`,
      })),
      ...lineRules.map((rule) => ({ ...rule, path: `lines.2.${rule.path}` })),
    ],
  },
  customerGroup: {
    valid: { name: 'Horeca', discount: 5_00 },
    validate: validateCustomerGroup,
    rules: customerGroupRules,
  },
} as const satisfies Record<string, ValidForm>;

export type FormName = keyof typeof validForms;

/** A copy of a form in which the field at a path holds another value; frozen deeply, as forms may be. */
export function withField(form: unknown, path: string, value: unknown): object {
  const [name = '', ...below] = path.split('.');
  const copy: object = Array.isArray(form) ? [...(form as unknown[])] : { ...(form as object) };
  const next =
    below.length === 0 ? value : withField(Reflect.get(copy, name), below.join('.'), value);
  Reflect.set(copy, name, next);
  return Object.freeze(copy);
}
