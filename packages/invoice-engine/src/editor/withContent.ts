import type { Terms } from '../document/terms.ts';
import type { EditorLine, LineContent } from './EditorLine.ts';
import { amountsOf, sameContent, sameInputs } from './lineContent.ts';

/** The line with another content: the same line when it says the same, calculated only when it must be. */
export function withContent<Saved>(
  line: EditorLine<Saved>,
  content: LineContent,
  terms: Terms,
  index: number,
): EditorLine<Saved> {
  if (sameContent(line.content, content)) return line;
  const stay = sameInputs(line.content, content);
  return { ...line, content, amounts: stay ? line.amounts : amountsOf(content, terms, index) };
}
