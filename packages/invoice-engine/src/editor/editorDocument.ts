import { type CalculatedDocument, documentOf } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { type DocumentMargin, documentMargin } from '../document/documentMargin.ts';
import type { DocumentTotals, VatRow } from '../document/DocumentTotals.ts';
import { vatTableOf } from '../document/rateSums.ts';
import { totalsOf } from '../document/totals.ts';
import type { EditorState } from './EditorState.ts';
import { lineContribution } from './editorTerms.ts';
import { lineInput } from './lineContent.ts';

/** The input of the calculation: visible lines in order, then the deleted ones. */
export function documentInput({ discount, defaults, lines, deleted }: EditorState): DocumentInput {
  return {
    discount,
    defaultMargin: defaults.margin,
    lines: [...lines, ...deleted].map(({ content, mode }) => lineInput(content, mode)),
  };
}

/** The VAT table of the document: work for the number of rates, not of lines (SPEC.md E21). */
export function editorVatTable({ sums, discount }: EditorState): VatRow[] {
  return vatTableOf(sums, discount);
}

/** The totals of the document: work for the number of rates, not of lines (SPEC.md E21). */
export function editorTotals(state: EditorState): DocumentTotals {
  return totalsOf(editorVatTable(state));
}

/** The margin of the document, in time linear in the number of lines (SPEC.md T12). */
export function editorMargin(state: EditorState): DocumentMargin {
  return documentMargin(
    state.lines.map(({ amounts }) => amounts),
    editorTotals(state).net,
  );
}

/**
 * Exactly what `calculateDocument` gives for {@link documentInput}, from the amounts that the editor
 * has already: only the shares of the lines are calculated (SPEC.md E21).
 */
export function calculatedDocument(state: EditorState): CalculatedDocument {
  const { lines, deleted, sums, discount } = state;
  const gone = deleted.map(() => undefined);
  const own = [...lines.map(({ amounts }) => amounts), ...gone];
  return documentOf(own, [...lines.map(lineContribution), ...gone], sums, discount);
}
