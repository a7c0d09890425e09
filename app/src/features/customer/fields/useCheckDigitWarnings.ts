import { warnAboutCustomer } from '@facturatie/invoice-engine';
import { useState } from 'react';
import { customerText } from '../../../intl/customers.nl-BE.ts';
import type { CustomerFields } from '../savedCustomer.ts';

/** What a warning needs of a field. */
interface WatchedField {
  readonly name: string;
  readonly onChange: (value: string) => void;
}

const texts: Readonly<Record<string, string>> = customerText.warnings;

/**
 * Gives a field its warning about wrong check digits (a hook): beside the field, never blocking, and
 * not while it is being typed, when the digits cannot be right yet.
 */
export function useCheckDigitWarnings(values: CustomerFields) {
  const [typing, setTyping] = useState<string>();
  const warned = warnAboutCustomer(values).map(({ path }) => path);
  return <F extends WatchedField>(field: F) => ({
    ...field,
    onChange: (value: string) => {
      setTyping(field.name);
      field.onChange(value);
    },
    onBlur: () => setTyping(undefined),
    warning: warned.includes(field.name) && typing !== field.name ? texts[field.name] : undefined,
  });
}
