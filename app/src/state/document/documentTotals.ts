import { editorTotals, editorVatTable } from '@facturatie/invoice-engine';
import { selectAtom } from 'jotai/vanilla/utils';
import { isShallowEqual } from './documentHead.ts';
import type { ShownAtoms } from './documentRows.ts';

/** The totals and the VAT table of a document as it is shown. The same object until one of their amounts changes. */
export function documentTotalsAtom({ shownAtom }: ShownAtoms) {
  return selectAtom(
    shownAtom,
    (document) => ({ totals: editorTotals(document), vatTable: editorVatTable(document) }),
    // The totals are sums of the table.
    ({ vatTable: one }, { vatTable: other }) =>
      one.length === other.length &&
      one.every((row, index) => isShallowEqual<object>(row, other[index] ?? {})),
  );
}
