import { formatQuantity, readQuantity } from '../../intl/number/quantity.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { NumberTextField, type NumberFieldProps } from '../../private/fields/NumberTextField.tsx';

/** Props of {@link QuantityField}. Values and bounds are thousandths: 2,5 is 2500. */
export interface QuantityFieldProps extends NumberFieldProps {}

/** A quantity with at most three decimals, kept as thousandths. */
export function QuantityField(props: QuantityFieldProps) {
  return (
    <NumberTextField
      {...keyMark('quantityField')}
      {...props}
      read={readQuantity}
      format={(value) => formatQuantity(value)}
    />
  );
}
