import { numberFieldsTexts } from '../readFields.nl-BE.ts';
import type { Messages } from '../nl-BE.ts';
import type { NumberFault } from './NumberResult.ts';

/** What is wrong with a number, in words; `format` writes the bounds. */
export function numberFaultText(
  fault: NumberFault,
  format: (value: number) => string,
  texts: Messages['numberFields'] = numberFieldsTexts,
): string {
  const { error } = fault;
  if (error === 'notANumber' || error === 'otherUnit') return texts[error](fault.part);
  if (error === 'tooManyDecimals') return texts.tooManyDecimals(fault.decimals);
  if (error === 'tooSmall') return texts.tooSmall(format(fault.minimum));
  if (error === 'tooLarge') return texts.tooLarge(format(fault.maximum));
  return texts[error];
}
