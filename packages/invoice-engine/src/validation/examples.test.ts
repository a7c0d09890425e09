import { describe, expect, test } from 'vitest';
import { cents } from '../number/scaled.ts';
import { failingFields, failingLines } from './fields/failingFields.ts';
import type { Finding } from './Finding.ts';
import { articleLine, deletedLine, textLine, validForms } from './testing/validForms.ts';
import { validateCustomer } from './validateCustomer.ts';
import { validateCustomerGroup } from './validateCustomerGroup.ts';
import { type DocumentFields, validateDocument } from './validateDocument.ts';
import { type LineFields, validateLine } from './validateLine.ts';
import { validateLogin } from './validateLogin.ts';
import { validatePayment } from './validatePayment.ts';
import type { PaymentFields } from './validatePayment.ts';
import { warnAboutCustomer } from './warnAboutCustomer.ts';

const customer = validForms.customer.valid;
const document = validForms.document.valid;

const percentages = { minimum: '0.00', maximum: '100.00', decimals: 2 };

const withCustomer = (change: object): Finding[] => validateCustomer({ ...customer, ...change });

const withLines = (...lines: LineFields[]): Finding[] => validateDocument({ ...document, lines });

const withLine = (change: LineFields): Finding[] => validateLine({ ...articleLine, ...change });

const withHead = (change: DocumentFields): Finding[] =>
  validateDocument({ ...document, ...change });

const withPayment = (change: PaymentFields): Finding[] =>
  validatePayment({ ...validForms.payment.valid, ...change }, cents(100_00));

describe('what a finding is', () => {
  test('V1 the quantity of the fourth line is -1', () => {
    const line = { ...articleLine, quantity: -1000 };
    expect(withLines(articleLine, textLine, deletedLine, line)).toStrictEqual([
      {
        path: 'lines.3.quantity',
        code: 'min',
        rule: 'V30',
        values: { minimum: '0.000', maximum: '999999.999', decimals: 3 },
      },
    ]);
  });

  test('V2 white space is no company name, and no e-mail address', () => {
    expect(withCustomer({ companyName: ' ', invoiceAddress: { email: ' ' } })).toStrictEqual([
      { path: 'companyName', code: 'required', rule: 'V9' },
    ]);
  });

  test.each([
    [7_25, undefined],
    ['7.25', undefined],
    ['7.250', undefined],
    ['7.255', 'decimals'],
    ['7,25', 'malformed'],
    [-1, 'min'],
    ['100.01', 'max'],
  ])('V3 a discount of %j: %s', (discount, code) => {
    expect(withCustomer({ discount })).toStrictEqual(
      code === undefined ? [] : [{ path: 'discount', code, rule: 'V11', values: percentages }],
    );
  });

  test.each([
    [725.5, 'decimals'],
    [7.25, 'decimals'],
    [Number.NaN, 'malformed'],
  ])('V3 a discount of %d, which is no whole number: %s, with the unit', (discount, code) => {
    const values = { ...percentages, unit: '0.01' };
    expect(withCustomer({ discount })).toStrictEqual([
      { path: 'discount', code, rule: 'V11', values },
    ]);
  });

  test('V5 only days that exist are dates', () => {
    expect(withHead({ date: '2028-02-29', dueDate: '2026-02-29' })).toStrictEqual([
      { path: 'dueDate', code: 'date', rule: 'V19' },
    ]);
  });

  test('V6 a choice is one of a few texts, and the finding names them', () => {
    expect(withLine({ nature: 'Goods' })).toStrictEqual([
      { path: 'nature', code: 'enum', rule: 'V28', values: { allowed: ['goods', 'service'] } },
    ]);
  });

  test('V7 a document without number and date, with a wrong line, fails in number and date', () => {
    const lines = [{ ...articleLine, quantity: -1 }];
    expect(failingFields(withHead({ number: '', date: undefined, lines }))).toEqual([
      'number',
      'date',
    ]);
    expect(failingFields(withHead({ lines: [] }))).toEqual(['lines']);
    expect(failingFields([{ path: 'headlines.1.x', code: 'email', rule: 'V4' }])).toHaveLength(1);
  });

  test('V8 the fourth line is the third that people see', () => {
    const wrong = { ...articleLine, quantity: -1, vatRate: -1 };
    const lines = [wrong, deletedLine, articleLine, wrong, textLine];
    const twelve = Array.from({ length: 12 }, () => wrong);
    expect(failingLines(withLines(...lines), lines)).toEqual([1, 3]);
    expect(failingLines(withLines(...twelve), twelve)).toEqual(twelve.map((_, index) => index + 1));
    expect(failingLines(withHead({ number: '' }), document.lines)).toEqual([]);
  });
});

describe('a customer', () => {
  test('V9 without a group is refused', () => {
    expect(withCustomer({ groupId: null })).toStrictEqual([
      { path: 'groupId', code: 'required', rule: 'V9' },
    ]);
  });

  test('V10 with an e-mail address of another form is refused, without one it is not', () => {
    expect(withCustomer({ deliveryAddress: { email: 'info@' } })).toStrictEqual([
      { path: 'deliveryAddress.email', code: 'email', rule: 'V10' },
    ]);
    expect(withCustomer({ invoiceAddress: undefined, deliveryAddress: {} })).toEqual([]);
  });

  test('V11 with a discount of 101 % is refused', () => {
    expect(withCustomer({ discount: 101_00 })).toStrictEqual([
      { path: 'discount', code: 'max', rule: 'V11', values: percentages },
    ]);
  });

  test('V12 with wrong check digits is warned about and not refused', () => {
    const numbers = {
      vatNumber: 'BE 0403.170.702',
      enterpriseNumber: '0403.170.702',
      iban: 'BE68 5390 0754 7035',
    };
    expect(withCustomer(numbers)).toEqual([]);
    expect(warnAboutCustomer({ ...customer, ...numbers })).toStrictEqual([
      { path: 'vatNumber', code: 'checkDigits', rule: 'V12' },
      { path: 'enterpriseNumber', code: 'checkDigits', rule: 'V12' },
      { path: 'iban', code: 'checkDigits', rule: 'V12' },
    ]);
  });

  test.each([
    [{ vatNumber: 'BE 0403.170.701', enterpriseNumber: '0403170701', iban: 'BE68539007547034' }],
    [{ vatNumber: '', enterpriseNumber: ' ', iban: undefined }],
    [{ vatNumber: 'NL 1234' }],
    [{ vatNumber: ' fr12 345678901' }],
    [{ vatNumber: 'BTW BE 0403.170.701', iban: 'IBAN: BE68 5390 0754 7034' }],
    [{ vatNumber: 'BTW NL123456782B01' }],
    [{ vatNumber: 'ATU12345678' }],
    [{ vatNumber: 'CHE-123.456.788 MWST' }],
  ])('V12 with %j is not warned about', (numbers) => {
    expect(warnAboutCustomer(numbers)).toEqual([]);
  });

  test.each([
    'be0403170702',
    '0403170702',
    'BTW BE 0403.170.702',
    'TVA BE 0403.170.702',
    'BTW 0403.170.702',
    'Ond.nr. BE 0403.170.702',
    'Onderneming 0403.170.702',
    'B0403170701',
    '0403170702 FR',
    'x',
    403_170_701,
  ])('V12 with VAT number %j is warned about', (vatNumber) => {
    expect(warnAboutCustomer({ vatNumber })).toStrictEqual([
      { path: 'vatNumber', code: 'checkDigits', rule: 'V12' },
    ]);
  });
});

test('V13 a login without a password is refused', () => {
  expect(validateLogin({ name: 'els', password: '' })).toStrictEqual([
    { path: 'password', code: 'required', rule: 'V13' },
  ]);
});

describe('a payment', () => {
  test('V14 of 0.00 up to what is still to be paid is taken, a cent more is refused', () => {
    const values = { minimum: '0.00', maximum: '100.00', decimals: 2 };
    expect(withPayment({ amount: 0, applied: 0 })).toEqual([]);
    expect(withPayment({ amount: 100_00, applied: 100_00 })).toEqual([]);
    expect(withPayment({ amount: 100_01, applied: 100_01 })).toStrictEqual([
      { path: 'amount', code: 'max', rule: 'V14', values },
    ]);
    expect(withPayment({ amount: '1.000,00' })).toStrictEqual([
      { path: 'amount', code: 'malformed', rule: 'V14', values },
    ]);
    expect(withPayment({ amount: '1.234' })).toStrictEqual([
      { path: 'amount', code: 'decimals', rule: 'V14', values },
    ]);
  });

  test.each([0, -50_00])('V14 of more than nothing is refused for a balance of %d', (balance) => {
    const none = { ...validForms.payment.valid, amount: 0, applied: 0 };
    expect(validatePayment(none, cents(balance))).toEqual([]);
    expect(validatePayment({ ...none, amount: 1, applied: 1 }, cents(balance))).toStrictEqual([
      {
        path: 'amount',
        code: 'max',
        rule: 'V14',
        values: { minimum: '0.00', maximum: '0.00', decimals: 2 },
      },
    ]);
  });

  test('V15 on a day that does not exist is refused', () => {
    expect(withPayment({ date: '2026-02-30' })).toStrictEqual([
      { path: 'date', code: 'date', rule: 'V15' },
    ]);
  });

  test('V16 without a method is refused', () => {
    expect(withPayment({ method: '' })).toStrictEqual([
      { path: 'method', code: 'required', rule: 'V16' },
    ]);
  });

  test('V17 of 50.00 with 49.99 applied is refused', () => {
    expect(withPayment({ applied: 49_99 })).toStrictEqual([
      {
        path: 'applied',
        code: 'min',
        rule: 'V17',
        values: { minimum: '50.00', maximum: '50.00', decimals: 2 },
      },
    ]);
    expect(withPayment({ amount: '50.00', applied: 50_00 })).toEqual([]);
    expect(withPayment({ amount: -1, applied: 0 }).map(({ path }) => path)).toEqual(['amount']);
    expect(withPayment({ amount: -1, applied: -1 }).map(({ path }) => path)).toEqual([
      'amount',
      'applied',
    ]);
  });

  test('V18 of another type than K is refused', () => {
    expect(withPayment({ type: 'L' })).toStrictEqual([
      { path: 'type', code: 'enum', rule: 'V18', values: { allowed: ['K'] } },
    ]);
  });
});

describe('a document', () => {
  const totals = { minimum: '0.00', maximum: '99999999999.99', decimals: 2 };

  test('V19 without a customer is refused, number and name', () => {
    const customers = [undefined, null, 7, {}] as unknown[] as DocumentFields['customer'][];
    for (const missing of customers) {
      expect(withHead({ customer: missing })).toStrictEqual([
        { path: 'customer.number', code: 'required', rule: 'V19' },
        { path: 'customer.name', code: 'required', rule: 'V19' },
      ]);
    }
  });

  test('V20 with a total of 100,000,000,000.00 is refused, a cent less is not', () => {
    const withTotal = (total: unknown): Finding[] =>
      withHead({ totals: { ...document.totals, total } });
    expect(withTotal(99_999_999_999_99)).toEqual([]);
    expect(withTotal(100_000_000_000_00)).toStrictEqual([
      { path: 'totals.total', code: 'max', rule: 'V20', values: totals },
    ]);
    expect(withTotal(10n ** 20n)).toStrictEqual([
      { path: 'totals.total', code: 'max', rule: 'V20', values: totals },
    ]);
  });

  test('V21 with a discount of -0.01 % is refused', () => {
    expect(withHead({ discount: -1 })).toStrictEqual([
      { path: 'discount', code: 'min', rule: 'V21', values: percentages },
    ]);
  });

  test('V22 with sequence -1 or none is taken, with -2 it is refused', () => {
    expect(withHead({ sequence: -1 })).toEqual([]);
    expect(withHead({ sequence: undefined })).toEqual([]);
    expect(withHead({ sequence: -2 })).toStrictEqual([
      { path: 'sequence', code: 'min', rule: 'V22', values: { minimum: '-1', decimals: 0 } },
    ]);
  });

  test.each([[undefined], [null], [[]], [[deletedLine]], [[deletedLine, deletedLine]]])(
    'V23 with lines %j has none that count',
    (lines) => {
      expect(withHead({ lines })).toStrictEqual([{ path: 'lines', code: 'required', rule: 'V23' }]);
    },
  );

  test('V24 a deleted line is not checked, of a text line only place, type and mode', () => {
    const wrong = {
      sequence: -2,
      quantity: -1,
      unitPrice: 'x',
      nature: 'x',
      net: -1,
      discount: -1,
    };
    expect(validateLine({ ...wrong, type: 'article', mode: 'deleted' })).toEqual([]);
    expect(validateLine({ ...wrong, mode: 'deleted' })).toEqual([]);
    expect(validateLine({ ...wrong, type: 'text', mode: 'new' }).map(({ path }) => path)).toEqual([
      'sequence',
    ]);
    expect(validateLine({ ...wrong, type: 'x', mode: 'new' }).map(({ path }) => path)).toEqual([
      'sequence',
      'type',
    ]);
    expect(validateLine({ ...wrong, type: 'article', mode: 'x' }).map(({ path }) => path)).toEqual([
      'sequence',
      'mode',
      'nature',
      'quantity',
      'unitPrice',
      'discount',
      'net',
    ]);
  });
});

describe('a line', () => {
  test('V25 with a place of half a line is refused', () => {
    const values = { minimum: '-1', decimals: 0, unit: '1' };
    expect(withLine({ sequence: 0.5 })).toStrictEqual([
      { path: 'sequence', code: 'integer', rule: 'V25', values },
    ]);
  });

  test('V26 of another type than text or article is refused', () => {
    expect(withLine({ type: 'T' })).toStrictEqual([
      { path: 'type', code: 'enum', rule: 'V26', values: { allowed: ['text', 'article'] } },
    ]);
  });

  test('V27 of another mode than new, edit or deleted is refused', () => {
    expect(withLine({ mode: 'changed' })).toStrictEqual([
      { path: 'mode', code: 'enum', rule: 'V27', values: { allowed: ['new', 'edit', 'deleted'] } },
    ]);
  });

  test('V28 that sells nothing of a kind is refused', () => {
    expect(withLine({ nature: undefined })).toStrictEqual([
      { path: 'nature', code: 'required', rule: 'V28' },
    ]);
  });

  test('V29 with a VAT rate of 100.01 % is refused', () => {
    expect(withLine({ vatRate: 100_01 })).toStrictEqual([
      { path: 'vatRate', code: 'max', rule: 'V29', values: percentages },
    ]);
  });

  test('V30 with a quantity of 0 is taken, of -0.001 refused', () => {
    expect(withLine({ quantity: 0 })).toEqual([]);
    expect(withLine({ quantity: -1 })).toStrictEqual([
      {
        path: 'quantity',
        code: 'min',
        rule: 'V30',
        values: { minimum: '0.000', maximum: '999999.999', decimals: 3 },
      },
    ]);
  });

  test('V31 with a price of 0.335 is refused, though the engine calculates with it', () => {
    const values = { minimum: '0.00', maximum: '99999999.99', decimals: 2 };
    const finding = { path: 'unitPrice', code: 'decimals', rule: 'V31', values };
    expect(withLine({ unitPrice: 33_00 })).toEqual([]);
    expect(withLine({ unitPrice: '0.335' })).toStrictEqual([finding]);
    for (const unitPrice of [33_50, 33.35]) {
      expect(withLine({ unitPrice })).toStrictEqual([
        { ...finding, values: { ...values, unit: '0.0001' } },
      ]);
    }
  });

  test('V32 with a net amount below 0 is refused, with a margin below 0 it is not', () => {
    const margins = { margin: -1, netMargin: -1, finalMargin: -1, totalFinalMargin: -1 };
    const line = { ...articleLine, ...margins, net: -1 };
    expect(validateLine(line)).toStrictEqual([
      { path: 'net', code: 'min', rule: 'V32', values: { minimum: '0.00', decimals: 2 } },
    ]);
  });
});

describe('a customer group', () => {
  test('V33 without a name is refused', () => {
    expect(validateCustomerGroup({ discount: 0 })).toStrictEqual([
      { path: 'name', code: 'required', rule: 'V33' },
    ]);
  });

  test('V34 without a discount is taken, with one of 101 % refused', () => {
    expect(validateCustomerGroup({ name: 'Horeca' })).toEqual([]);
    expect(validateCustomerGroup({ name: 'Horeca', discount: '101' })).toStrictEqual([
      { path: 'discount', code: 'max', rule: 'V34', values: percentages },
    ]);
  });
});
