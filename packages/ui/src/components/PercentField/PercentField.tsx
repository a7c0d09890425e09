import { keyMark } from '../../private/keyboard/keyTable.ts';
import { formatPercent, readPercent } from '../../intl/number/percent.ts';
import { NumberTextField, type NumberFieldProps } from '../../private/fields/NumberTextField.tsx';

/** Props of {@link PercentField}. Values and bounds are hundredths of a percent: 21 % is 2100. */
export interface PercentFieldProps extends NumberFieldProps {}

/** A percentage with at most two decimals, kept as hundredths of a percent. */
export function PercentField(props: PercentFieldProps) {
  return (
    <NumberTextField
      {...keyMark('percentField')}
      {...props}
      read={readPercent}
      format={(value) => formatPercent(value)}
    />
  );
}
