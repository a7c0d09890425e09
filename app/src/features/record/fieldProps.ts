import type { FieldRule, FindingCode } from '@facturatie/invoice-engine';
import { recordText } from '../../intl/records.nl-BE.ts';
import { valueAt } from './fieldPath.ts';
import type { FieldValue, PathOf } from './fieldPath.ts';
import type { DateFault, NumberFault } from '@facturatie/ui/intl';
import type { FieldInput, RecordForm } from './useRecordForm.ts';

/** What a form says of a text that a field could not take: a number out of its range is one all the same. */
const codes: Readonly<Record<string, FindingCode>> = {
  tooSmall: 'min',
  minusNotAllowed: 'min',
  tooLarge: 'max',
  tooManyDecimals: 'decimals',
  tooEarly: 'min',
  tooLate: 'max',
};

/**
 * The props that tie fields to a form: `<TextField {...fields.text('name')} />`. The rules of the form
 * say which fields must be filled.
 */
export function fieldProps<T extends object>(
  {
    values,
    unparsed,
    labels,
    change,
    type,
  }: Pick<RecordForm<T>, 'values' | 'unparsed' | 'labels' | 'change' | 'type'>,
  rules: readonly FieldRule[],
) {
  const frame = (path: string) => ({
    name: path,
    label: labels[path] ?? path,
    isRequired: rules.some((rule) => rule.path === path && rule.required === true),
  });
  const value = (path: string) => valueAt(values, path);
  const unparsedAt = (path: string) =>
    unparsed[path] !== undefined && { unparsedText: unparsed[path] };
  /** The handlers of a field that reads numbers or dates; `empty` is the value of an empty field. */
  const reading = <V extends FieldValue>(path: string, empty: V | null) => {
    const input = (read: V | null, fault?: NumberFault | DateFault, text = ''): FieldInput =>
      fault === undefined
        ? { value: read ?? empty }
        : { text, code: codes[fault.error] ?? 'malformed' };
    return {
      onChange: (...read: Parameters<typeof input>) => change(path, input(...read)),
      onTyping: (...read: Parameters<typeof input>) => type(path, input(...read)),
    };
  };
  return {
    /** One line or more of text. */
    text: (path: PathOf<T, string>) => ({
      ...frame(path),
      value: String(value(path)),
      onChange: (text: string) => change(path, { value: text }),
    }),
    /** A number, 0 when empty. */
    number: (path: PathOf<T, number>) => ({
      ...frame(path),
      ...unparsedAt(path),
      value: Number(value(path)),
      ...reading<number>(path, 0),
    }),
    /** A number, null when empty. */
    optionalNumber: (path: PathOf<T, number | null>) => ({
      ...frame(path),
      ...unparsedAt(path),
      value: value(path) === null ? null : Number(value(path)),
      ...reading<number>(path, null),
    }),
    /** A date, null when empty. */
    date: (path: PathOf<T, string | null>) => ({
      ...frame(path),
      ...unparsedAt(path),
      value: value(path) === null ? null : String(value(path)),
      ...reading<string>(path, null),
    }),
    /** A choice from a list, kept as its key. */
    choice: (path: PathOf<T, string>) => ({
      ...frame(path),
      value: String(value(path)),
      onChange: (key: string) => change(path, { value: key }),
    }),
    /** A choice from a list, kept as a number; null is nothing chosen. */
    numberedChoice: (path: PathOf<T, number | null>) => ({
      ...frame(path),
      value: String(value(path) ?? ''),
      onChange: (key: string) => change(path, { value: key === '' ? null : Number(key) }),
    }),
    /** Yes or no. */
    flag: (path: PathOf<T, boolean>) => ({
      name: path,
      label: labels[path] ?? path,
      isSelected: value(path) === true,
      onChange: (isSelected: boolean) => change(path, { value: isSelected }),
    }),
  };
}

/** The default display text of a form value. */
export function plainValue(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? recordText.yes : recordText.no;
  return String(value ?? '');
}
