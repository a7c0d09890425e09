import { percent, quantity, unitPrice } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import {
  formatMoney,
  formatPercent,
  formatQuantity,
  numberFaultText,
  readMoney,
  readPercent,
  readQuantity,
} from '@facturatie/ui/intl';
import type { Entry, NumberResult } from '@facturatie/ui/intl';
import type { DocumentEvent } from '../../state/document/documentForm.ts';

/** The fields of a line in which a number is typed. */
export type NumberField = 'quantity' | 'unitPrice' | 'discount';

interface NumberColumn {
  /** What may be typed (specification §5; the engine's rules V29 to V31). In the unit of the field. */
  readonly minimum: number;
  readonly maximum: number;
  readonly read: (text: string, entry: Entry) => NumberResult;
  readonly format: (value: number) => string;
  /** Why it must not be left empty; a discount that is empty is none. */
  readonly isRequired: boolean;
  readonly edit: (line: LineId, value: number) => DocumentEvent;
}

const quantityBounds = { minimum: 0, maximum: 999_999_999 };
const priceBounds = { minimum: 0, maximum: 99_999_999_99 };
const discountBounds = { minimum: 0, maximum: 100_00 };

/** Ten-thousandths of a euro in a cent. */
export const unitPricesInCent = 100;

/** How each of them is read, written and told to the engine: thousandths, cents, hundredths of a percent. */
export const numberColumns: Readonly<Record<NumberField, NumberColumn>> = {
  quantity: {
    ...quantityBounds,
    read: (text, entry) => readQuantity(text, { entry, ...quantityBounds }),
    format: (value) => formatQuantity(value),
    isRequired: true,
    edit: (line, value) => ({
      type: 'lineEdited',
      line,
      field: 'quantity',
      value: quantity(value),
    }),
  },
  unitPrice: {
    ...priceBounds,
    read: (text, entry) => readMoney(text, { entry, ...priceBounds, skipsWords: true }),
    format: (value) => formatMoney(value),
    isRequired: true,
    edit: (line, value) => ({
      type: 'lineEdited',
      line,
      field: 'unitPrice',
      value: unitPrice(value * unitPricesInCent),
    }),
  },
  discount: {
    ...discountBounds,
    read: (text, entry) => readPercent(text, { entry, ...discountBounds }),
    format: (value) => formatPercent(value),
    isRequired: false,
    edit: (line, value) => ({ type: 'lineEdited', line, field: 'discount', value: percent(value) }),
  },
};

/** What is wrong with a text that is no number for a field, as the field itself says it. */
export function unreadFault(field: NumberField, text: string): string | undefined {
  const { read, format } = numberColumns[field];
  const found = read(text, 'pasted');
  return found.error === undefined ? undefined : numberFaultText(found, format);
}
