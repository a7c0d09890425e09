import {
  documentInput,
  editorTotals,
  percent,
  reduceEditor,
  solveForTotal,
  unitPrice,
  unitPricesInCent,
} from '@facturatie/invoice-engine';
import type { Amount, FreeValue, Reached, SolveOptions } from '@facturatie/invoice-engine';
import { formatMoney, formatPercent } from '@facturatie/ui/intl';
import { targetTotalDialogText as text } from '../../../intl/targetTotalDialog.nl-BE.ts';
import { lineField } from '../../../state/document/documentFaults.ts';
import type { DocumentEvent, DocumentState } from '../../../state/document/documentForm.ts';

/** Which total is wanted. */
export type TargetTotal = NonNullable<SolveOptions['of']>;

/** A value of the document that may change to reach a total. */
export interface FreeChoice {
  /** The field of the editor in which it is. */
  readonly key: string;
  readonly label: string;
  readonly free: FreeValue;
  /** The present total. */
  readonly present: number;
  readonly change: (value: number) => DocumentEvent;
}

/** A value that leads to a total, and what the document then comes to. */
export interface TargetProposal {
  readonly state: string;
  readonly value: string;
  readonly net: Amount;
  readonly vat: Amount;
  readonly total: Amount;
  /** What has to happen; nothing for the document as it is. */
  readonly event?: DocumentEvent;
}

/** What can be done to reach a total. */
export type TargetOutcome =
  | { readonly kind: 'same' | 'hit' | 'miss'; readonly proposals: readonly TargetProposal[] }
  | { readonly kind: 'noInfluence'; readonly total: Amount };

/** How much of a description identifies a line. */
const describingLength = 30;

/** What may change: the discount of the document, and the price and the discount of each line that sells. */
export function freeChoices({ lines, discount }: DocumentState): FreeChoice[] {
  return [
    {
      key: 'discount',
      label: text.documentDiscount,
      free: { field: 'documentDiscount' },
      present: discount,
      change: (value) => ({ type: 'documentDiscountEdited', discount: percent(value) }),
    },
    ...lines.flatMap(({ id, content }, line) => {
      if (content.type === 'text') return [];
      const [begin = ''] = content.description.split('\n', 1);
      return (['unitPrice', 'discount'] as const).map((field): FreeChoice => ({
        key: lineField(id, field),
        label: text.ofLine(field, line + 1, begin.slice(0, describingLength)),
        free: { field, line },
        present: content[field],
        change: (value) =>
          field === 'unitPrice'
            ? { type: 'lineEdited', line: id, field, value: unitPrice(value) }
            : { type: 'lineEdited', line: id, field, value: percent(value) },
      }));
    }),
  ];
}

/**
 * How a document comes to a wanted total when one value may change, or what comes nearest.
 *
 * @param wanted whole cents
 */
export function targetOutcome(
  document: DocumentState,
  wanted: Amount,
  of: TargetTotal,
  choice: FreeChoice,
): TargetOutcome {
  const solution = solveForTotal(documentInput(document), wanted, choice.free, { of });
  const proposal = (state: string, value: number, event?: DocumentEvent): TargetProposal => {
    const { net, vat, total } = editorTotals(event ? reduceEditor(document, event) : document);
    const totals = { net, vat, total };
    return { state, value: valueText(choice.free, value), ...totals, ...(event && { event }) };
  };
  const reached = (state: string, { value }: Reached<number>) =>
    proposal(state, value, choice.change(value));
  const now = proposal(text.now, choice.present);
  switch (solution.kind) {
    case 'noInfluence':
      return { kind: 'noInfluence', total: solution.total };
    case 'hit':
      return solution.value === choice.present
        ? { kind: 'same', proposals: [now] }
        : { kind: 'hit', proposals: [now, reached(text.hit, solution)] };
    case 'miss': {
      const { below, above } = solution;
      const nearest = [below && reached(text.below, below), above && reached(text.above, above)];
      return { kind: 'miss', proposals: [now, ...nearest.filter((one) => one !== undefined)] };
    }
    default:
      return solution satisfies never;
  }
}

/** A value as its field shows it. */
function valueText({ field }: FreeValue, value: number): string {
  return field === 'unitPrice'
    ? formatMoney(value / unitPricesInCent, { hasEuroSign: true })
    : formatPercent(value);
}
