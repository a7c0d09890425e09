import { percent, quantity, unitPrice, unitPricesInCent } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import type { DocumentEvent } from '../../../state/document/documentForm.ts';

/** The fields of a line in which a number is typed. */
export type NumberField = 'quantity' | 'unitPrice' | 'discount';

interface NumberFieldRules {
  readonly kind: 'quantity' | 'money' | 'percent';
  /** What may be typed (specification §5; the engine's rules V29 to V31). In the unit of the field. */
  readonly minimum: number;
  readonly maximum: number;
  /** Why it must not be left empty. An empty discount means no discount. */
  readonly isRequired: boolean;
  readonly edit: (line: LineId, value: number) => DocumentEvent;
}

const edited = (line: LineId) => ({ type: 'lineEdited', line }) as const;

/** The units of each, as the engine takes them: thousandths, cents, hundredths of a percent. */
export const numberFields: Readonly<Record<NumberField, NumberFieldRules>> = {
  quantity: {
    kind: 'quantity',
    minimum: 0,
    maximum: 999_999_999,
    isRequired: true,
    edit: (line, value) => ({ ...edited(line), field: 'quantity', value: quantity(value) }),
  },
  unitPrice: {
    kind: 'money',
    minimum: 0,
    maximum: 99_999_999_99,
    isRequired: true,
    edit: (line, value) => ({
      ...edited(line),
      field: 'unitPrice',
      value: unitPrice(value * unitPricesInCent),
    }),
  },
  discount: {
    kind: 'percent',
    minimum: 0,
    maximum: 100_00,
    isRequired: false,
    edit: (line, value) => ({ ...edited(line), field: 'discount', value: percent(value) }),
  },
};

/** Whether a column of the lines is one of them. */
export function isNumberField(column: string): column is NumberField {
  return Object.hasOwn(numberFields, column);
}
