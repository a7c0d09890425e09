import type { NumberFault } from '../intl/number/NumberResult.ts';
import type { Messages } from '../intl/nl-BE.ts';

/** What is wrong with a number, in words; `format` writes the bounds. */
export function numberFaultText(
  fault: NumberFault,
  texts: Messages['numberFields'],
  format: (value: number) => string,
): string {
  const { error } = fault;
  if (error === 'notANumber' || error === 'otherUnit') return texts[error](fault.part);
  if (error === 'tooManyDecimals') return texts.tooManyDecimals(fault.decimals);
  if (error === 'tooSmall') return texts.tooSmall(format(fault.minimum));
  if (error === 'tooLarge') return texts.tooLarge(format(fault.maximum));
  return texts[error];
}
