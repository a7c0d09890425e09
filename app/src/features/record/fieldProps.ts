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
  form: Pick<RecordForm<T>, 'values' | 'unparsed' | 'labels' | 'change' | 'type'>,
  rules: readonly FieldRule[],
) {
  const { values, unparsed, labels, change, type } = form;
  const value = (path: string) => valueAt(values, path);
  const frame = (path: string) => ({
    name: path,
    label: labels[path] ?? path,
    isRequired: rules.some((rule) => rule.path === path && rule.required === true),
  });
  const text = (path: PathOf<T, string>) => ({
    ...frame(path),
    value: String(value(path)),
    onChange: (next: string) => change(path, { value: next }),
  });
  /** A field that reads numbers or dates; `empty` is the value of an empty field. */
  const reading = <V extends FieldValue>(path: string, empty: V | null) => {
    const input = (read: V | null, fault?: NumberFault | DateFault, typed = ''): FieldInput =>
      fault === undefined
        ? { value: read ?? empty }
        : { text: typed, code: codes[fault.error] ?? 'malformed' };
    return {
      ...frame(path),
      ...(unparsed[path] !== undefined && { unparsedText: unparsed[path] }),
      onChange: (...read: Parameters<typeof input>) => change(path, input(...read)),
      onTyping: (...read: Parameters<typeof input>) => type(path, input(...read)),
    };
  };
  return {
    /** One line or more of text. */
    text,
    /** A choice from a list, kept as its key. */
    choice: text,
    /** A number, 0 when empty. */
    number: (path: PathOf<T, number>) => ({
      ...reading<number>(path, 0),
      value: Number(value(path)),
    }),
    /** A number, null when empty. */
    optionalNumber: (path: PathOf<T, number | null>) => ({
      ...reading<number>(path, null),
      value: value(path) === null ? null : Number(value(path)),
    }),
    /** A date, null when empty. */
    date: (path: PathOf<T, string | null>) => ({
      ...reading<string>(path, null),
      value: value(path) === null ? null : String(value(path)),
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
