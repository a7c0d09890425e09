import { formatMoney, readMoney } from '../../intl/number/money.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { NumberTextField, type NumberFieldProps } from '../../private/fields/NumberTextField.tsx';

/** Props of {@link MoneyField}. Values and bounds are whole cents. */
export interface MoneyFieldProps extends NumberFieldProps {
  /** Whether thousands are separated by points on blur. Yes by default. */
  isGrouped?: boolean;
  /**
   * Takes digits and separators: anything else that is typed is kept out, and words around a pasted
   * amount are left out as far as that is safe. A second comma stays, and is an error. No by default.
   */
  acceptsDigitsOnly?: boolean;
}

/** An amount in euros, stored as whole cents: parses usual notations of users and programs, never rounds. */
export function MoneyField({ isGrouped = true, ...props }: MoneyFieldProps) {
  const skipsWords = props.acceptsDigitsOnly;
  return (
    <NumberTextField
      {...keyMark('moneyField')}
      {...props}
      read={(text, rules) => readMoney(text, { ...rules, skipsWords })}
      format={(cents) => formatMoney(cents, { isGrouped })}
    />
  );
}
