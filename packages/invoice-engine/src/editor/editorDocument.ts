import type { CalculatedDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import type { DocumentTotals, VatRow } from '../document/DocumentTotals.ts';
import { vatTableOf } from '../document/rateSums.ts';
import { sharesOf } from '../document/shares.ts';
import { totalsOf } from '../document/totals.ts';
import type { EditorState } from './EditorState.ts';
import { lineContribution } from './lineContribution.ts';
import { lineInput } from './lineContent.ts';

/** What the document is calculated from: its visible lines in their order, then the deleted ones. */
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

/**
 * Exactly what `calculateDocument` gives for {@link documentInput}, from the amounts that the editor
 * has already: only the shares of the lines are calculated (SPEC.md E21).
 */
export function calculatedDocument(state: EditorState): CalculatedDocument {
  const { lines, deleted, discount } = state;
  const vatTable = editorVatTable(state);
  const shares = sharesOf(lines.map(lineContribution), vatTable, discount);
  return {
    lines: [
      ...lines.flatMap(({ amounts }, sequence) => {
        const share = shares[sequence];
        return share === undefined ? [] : [{ ...amounts, ...share, sequence }];
      }),
      ...deleted.map(() => undefined),
    ],
    vatTable,
    totals: totalsOf(vatTable),
  };
}
