import { DateField as OurDateField } from '@facturatie/ui/DateField';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { PercentField } from '@facturatie/ui/PercentField';
import { QuantityField } from '@facturatie/ui/QuantityField';
import { CalendarDate } from '@internationalized/date';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { DateInput, type DateInputProps } from '@mantine/dates';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import {
  DateField,
  DateInput as Segments,
  DateSegment,
  Input,
  Label,
  NumberField,
  TextField,
  type NumberFieldProps,
} from 'react-aria-components';
import { NumericFormat, type NumericFormatProps } from 'react-number-format';
import { corpusDay, type FieldSetting, type FieldValue, type Kind } from '../../fields/field.ts';

/** A field as a library offers it, to be put on the page. */
export interface Candidate extends FieldSetting {
  render: (onValue: (value: FieldValue) => void) => ReactNode;
}

const label = 'Veld';

const ours: Candidate[] = [
  {
    ...{ library: 'ours', kind: 'money', setting: 'as it is', scale: 100 },
    render: (onValue) => <MoneyField label={label} onChange={(cents) => onValue(of(cents, 100))} />,
  },
  {
    ...{ library: 'ours', kind: 'percent', setting: 'as it is', scale: 100 },
    render: (onValue) => <PercentField label={label} onChange={(one) => onValue(of(one, 100))} />,
  },
  {
    ...{ library: 'ours', kind: 'quantity', setting: 'as it is', scale: 1000 },
    render: (onValue) => <QuantityField label={label} onChange={(one) => onValue(of(one, 1000))} />,
  },
  {
    ...{ library: 'ours', kind: 'date', setting: 'as it is', scale: 1 },
    render: (onValue) => (
      <OurDateField label={label} today={corpusDay} onChange={(date) => onValue(date)} />
    ),
  },
];

/** Our values are whole numbers of their last decimal; the others give fractions. */
function of(value: number | null, scale: number): number | null {
  return value === null ? null : value / scale;
}

function reactAria(
  kind: Kind,
  scale: number,
  setting: string,
  formatOptions: NonNullable<NumberFieldProps['formatOptions']>,
): Candidate {
  return {
    ...{ library: 'react-aria-components', kind, setting, scale },
    render: (onValue) => (
      <NumberField
        formatOptions={formatOptions}
        onChange={(value) => onValue(Number.isNaN(value) ? null : value)}
      >
        <Label>{label}</Label>
        <Input />
      </NumberField>
    ),
  };
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const reactAriaFields: Candidate[] = [
  reactAria('money', 100, 'NumberField, two decimals', cents),
  reactAria('money', 100, 'NumberField, currency EUR', { style: 'currency', currency: 'EUR' }),
  reactAria('percent', 10_000, 'NumberField, style percent', {
    style: 'percent',
    maximumFractionDigits: 2,
  }),
  reactAria('percent', 100, 'NumberField, unit percent', {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 2,
  }),
  reactAria('quantity', 1000, 'NumberField, three decimals', { maximumFractionDigits: 3 }),
  reactAria('quantity', 1000, 'NumberField, three decimals, no grouping', {
    maximumFractionDigits: 3,
    useGrouping: false,
  }),
  {
    ...{ library: 'react-aria-components', kind: 'date', setting: 'DateField', scale: 1 },
    render: (onValue) => (
      <DateField
        placeholderValue={new CalendarDate(2026, 3, 16)}
        onChange={(date) => onValue(date?.toString() ?? null)}
      >
        <Label>{label}</Label>
        <Segments>{(segment) => <DateSegment segment={segment} />}</Segments>
      </DateField>
    ),
  },
];

function numericFormat(
  kind: Kind,
  scale: number,
  setting: string,
  props: NumericFormatProps,
): Candidate {
  return {
    ...{ library: 'react-number-format', kind, setting, scale },
    render: (onValue) => (
      <TextField>
        <Label>{label}</Label>
        <NumericFormat
          customInput={Input}
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          onValueChange={({ floatValue }) => onValue(floatValue ?? null)}
          {...props}
        />
      </TextField>
    ),
  };
}

const grouped = { thousandSeparator: '.' };

const numericFormats: Candidate[] = [
  ...[grouped, {}].flatMap((grouping) => {
    const words = 'thousandSeparator' in grouping ? 'points between thousands' : 'no grouping';
    const money = { ...grouping, decimalScale: 2, fixedDecimalScale: true };
    return [
      numericFormat('money', 100, `NumericFormat, ${words}`, money),
      numericFormat('quantity', 1000, `NumericFormat, ${words}`, { ...grouping, decimalScale: 3 }),
    ];
  }),
  numericFormat('money', 100, 'NumericFormat, points between thousands, prefix €', {
    ...grouped,
    ...{ decimalScale: 2, fixedDecimalScale: true, prefix: '€ ' },
  }),
  numericFormat('percent', 100, 'NumericFormat', { decimalScale: 2 }),
  numericFormat('percent', 100, 'NumericFormat, suffix %', { decimalScale: 2, suffix: ' %' }),
];

function mantineNumber(
  kind: Kind,
  scale: number,
  setting: string,
  props: NumberInputProps,
): Candidate {
  return {
    ...{ library: 'Mantine', kind, setting, scale },
    render: (onValue) => (
      <NumberInput
        label={label}
        decimalSeparator=","
        allowedDecimalSeparators={[',', '.']}
        withKeyboardEvents={false}
        hideControls
        onChange={(value) => {
          const number = value === '' ? Number.NaN : Number(value);
          onValue(Number.isNaN(number) ? null : number);
        }}
        {...props}
      />
    ),
  };
}

function mantineDate(setting: string, props: DateInputProps): Candidate {
  return {
    ...{ library: 'Mantine', kind: 'date', setting, scale: 1 },
    render: (onValue) => (
      // Its calendar stays shut: only the text is tried, and opening it takes the most time by far.
      <DateInput
        label={label}
        locale="nl-be"
        clearable
        popoverProps={{ opened: false }}
        onChange={onValue}
        {...props}
      />
    ),
  };
}

const formats = [
  ...['D/M/YYYY', 'D/M/YY', 'D-M-YYYY', 'D-M-YY', 'D.M.YYYY', 'D.M.YY', 'D M YYYY', 'D M YY'],
  ...['DDMMYYYY', 'DDMMYY', 'DDMM', 'D/M', 'D-M', 'YYYY-MM-DD', 'YYYYMMDD'],
  ...['D MMMM YYYY', 'D MMM YYYY', 'D MMMM', 'D MMM'],
];

/** As the documentation of `dateParser` shows: the formats of dayjs, strictly, one after another. */
function parseFormats(text: string): string | null {
  const date = dayjs(text.trim(), formats, 'nl-be', true);
  return date.isValid() ? date.format('YYYY-MM-DD') : null;
}

const mantine: Candidate[] = [
  ...[grouped, {}].flatMap((grouping) => {
    const words = 'thousandSeparator' in grouping ? 'points between thousands' : 'no grouping';
    return [
      mantineNumber('money', 100, `NumberInput, ${words}`, {
        ...grouping,
        decimalScale: 2,
        fixedDecimalScale: true,
      }),
      mantineNumber('quantity', 1000, `NumberInput, ${words}`, { ...grouping, decimalScale: 3 }),
    ];
  }),
  mantineNumber('percent', 100, 'NumberInput', { decimalScale: 2 }),
  mantineNumber('percent', 100, 'NumberInput, suffix %', { decimalScale: 2, suffix: ' %' }),
  mantineDate('DateInput, DD/MM/YYYY', { valueFormat: 'DD/MM/YYYY' }),
  mantineDate('DateInput, D/M/YY, text kept', { valueFormat: 'D/M/YY', fixOnBlur: false }),
  mantineDate(`DateInput, dateParser with ${formats.length} strict formats of dayjs, text kept`, {
    ...{ valueFormat: 'DD/MM/YYYY', fixOnBlur: false, dateParser: parseFormats },
  }),
];

/** Every library with every setting that it is tried with. */
export const candidates: readonly Candidate[] = [
  ...ours,
  ...reactAriaFields,
  ...numericFormats,
  ...mantine,
];
