import { termsOf } from '../document/terms.ts';
import type { Terms } from '../document/terms.ts';
import type { EditorDraft } from './EditorState.ts';
import { contributionOf } from '../document/rateSums.ts';
import type { RateSum } from '../document/rateSums.ts';
import type { EditorLine } from './EditorLine.ts';
import { lineInput } from './lineContent.ts';

/**
 * What every line of the document shares.
 *
 * @throws InputError when the document discount or the default margin is not 0 to 100 %
 */
export function editorTerms({
  discount,
  defaults,
}: Pick<EditorDraft, 'discount' | 'defaults'>): Terms {
  return termsOf({ discount, defaultMargin: defaults.margin });
}

/** What a visible line adds to the sums of its VAT rate; undefined for a text line. */
export function lineContribution({ content, mode, amounts }: EditorLine): RateSum | undefined {
  return contributionOf(lineInput(content, mode), amounts);
}
