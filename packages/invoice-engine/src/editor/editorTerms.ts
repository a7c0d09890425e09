import { type Terms, termsOf } from '../document/terms.ts';
import type { EditorDraft } from './EditorState.ts';

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
