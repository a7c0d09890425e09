import type { FieldRule, FindingCode } from '@facturatie/invoice-engine';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { FieldValue, PathOf } from './fieldPath.ts';
import type { DateFault, NumberFault } from '@facturatie/ui/intl';
import type { RecordForm } from './useRecordForm.ts';

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
  { editor, state, labels }: RecordForm<T>,
  rules: readonly FieldRule[],
) {
  const frame = (path: string) => ({
    name: path,
    label: labels[path] ?? path,
    isRequired: rules.some((rule) => rule.path === path && rule.required === true),
  });
  const unreadAt = (path: string) =>
    state.unread[path] !== undefined && { unreadText: state.unread[path] };
  /** What a field that reads numbers or dates tells of a change, and of typing; `empty` stands for nothing. */
  const change = <V extends FieldValue>(path: string, empty: V | null) => ({
    onChange: (value: V | null, fault?: NumberFault | DateFault, text?: string) =>
      fault === undefined
        ? editor.change(path, value ?? empty)
        : editor.change(path, undefined, text ?? '', codes[fault.error]),
    onTyping: (value: V | null, fault?: NumberFault | DateFault, text?: string) =>
      fault === undefined
        ? editor.typing(path, value ?? empty)
        : editor.typing(path, undefined, text ?? ''),
  });
  return {
    /** One line or more of text. */
    text: (path: PathOf<T, string>) => ({
      ...frame(path),
      value: String(editor.valueAt(path)),
      onChange: (value: string) => editor.change(path, value),
    }),
    /** A number that is 0 where nothing stands. */
    number: (path: PathOf<T, number>) => ({
      ...frame(path),
      ...unreadAt(path),
      value: Number(editor.valueAt(path)),
      ...change<number>(path, 0),
    }),
    /** A number, or null where nothing stands. */
    optionalNumber: (path: PathOf<T, number | null>) => ({
      ...frame(path),
      ...unreadAt(path),
      value: editor.valueAt(path) === null ? null : Number(editor.valueAt(path)),
      ...change<number>(path, null),
    }),
    /** A date, or null where nothing stands. */
    date: (path: PathOf<T, string | null>) => ({
      ...frame(path),
      ...unreadAt(path),
      value: editor.valueAt(path) === null ? null : String(editor.valueAt(path)),
      ...change<string>(path, null),
    }),
    /** A choice from a list, kept as its key. */
    choice: (path: PathOf<T, string>) => ({
      ...frame(path),
      value: String(editor.valueAt(path)),
      onChange: (key: string) => editor.change(path, key),
    }),
    /** A choice from a list, kept as a number; null is nothing chosen. */
    numberedChoice: (path: PathOf<T, number | null>) => ({
      ...frame(path),
      value: String(editor.valueAt(path) ?? ''),
      onChange: (key: string) => editor.change(path, key === '' ? null : Number(key)),
    }),
    /** Yes or no. */
    flag: (path: PathOf<T, boolean>) => ({
      name: path,
      label: labels[path] ?? path,
      isSelected: editor.valueAt(path) === true,
      onChange: (value: boolean) => editor.change(path, value),
    }),
  };
}

/** A value of a form as people read it, where nothing better is known. */
export function plainValue(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? recordText.yes : recordText.no;
  return String(value ?? '');
}
