import { type Contribution, contributionOf } from '../document/rateSums.ts';
import type { EditorLine } from './EditorLine.ts';
import { lineInput } from './lineContent.ts';

/** What a visible line adds to the sums of its VAT rate; undefined for a text line. */
export function lineContribution({ content, mode, amounts }: EditorLine): Contribution | undefined {
  return contributionOf(lineInput(content, mode), amounts);
}
