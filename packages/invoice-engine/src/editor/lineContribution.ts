import { contributionOf, type RateSum } from '../document/rateSums.ts';
import type { EditorLine } from './EditorLine.ts';
import { lineInput } from './lineContent.ts';

/** What a visible line adds to the sums of its VAT rate; undefined for a text line. */
export function lineContribution({ content, mode, amounts }: EditorLine): RateSum | undefined {
  return contributionOf(lineInput(content, mode), amounts);
}
