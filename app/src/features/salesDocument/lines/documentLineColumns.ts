import { unitPricesInCent } from '@facturatie/invoice-engine';
import type { Article, DocumentSettings } from '@facturatie/api-contract';
import type { LineId, OwnAmounts } from '@facturatie/invoice-engine';
import { formatMoney, formatPercent } from '@facturatie/ui/intl';
import type { LineColumn } from '@facturatie/ui/LineItemsGrid';
import { documentEditorText, documentFaultText } from '../../../intl/documentEditor.nl-BE.ts';
import { explanationText } from '../../../intl/explanation.nl-BE.ts';
import { lineField } from '../../../state/document/documentFaults.ts';
import { articleOf } from '../../../state/document/documentRows.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';
import { amountText } from '../amounts/amountText.ts';
import { numberFields, numberIn, vatChoices } from './lineChanges.ts';
import type { NumberField } from './lineChanges.ts';

const { lines: text, margins } = documentEditorText;

/** The amounts of a line that concern its margin, after all discounts (specification §3, margin fields). */
type MarginField = 'purchasePrice' | 'totalFinalMargin' | 'finalMarginPercent';

/** Width of the list of articles, in pixels. */
const listWidth = 400;

type ColumnOf<Kind> = Extract<LineColumn<DocumentRow>, { kind: Kind }>;

interface ColumnOptions {
  readonly settings: DocumentSettings;
  /** Whether the columns of margins are shown: what a line costs and earns, below what they belong to. */
  readonly hasMargins: boolean;
  /** Asks why an amount of a line is what it is. */
  readonly onAsk: (line: LineId, field: 'net' | MarginField) => void;
  /** How the description searches for articles, and what follows when it gets one, or is left. */
  readonly articles: Pick<
    ColumnOf<'search'>,
    'search' | 'onPick' | 'onEnterCode' | 'onLeaveCode' | 'onLeave'
  >;
}

/**
 * The columns of the lines of a document (specification §2). The description searches for articles (specification
 * §4): picking one fills the line, and typing on makes a text line of it again. A whole article number that is typed
 * and left is looked up.
 */
export function documentLineColumns({
  settings,
  hasMargins,
  onAsk,
  articles,
}: ColumnOptions): readonly LineColumn<DocumentRow>[] {
  const amountColumn = (
    field: 'net' | MarginField,
    header: string,
    key: string = field,
  ): ColumnOf<'output'> => ({
    kind: 'output',
    key,
    header,
    align: 'end',
    opens: { label: explanationText.title, onOpen: ({ id }) => onAsk(id, field) },
    cell: (row) => ({
      value: articleOf(row) ? outputText(row.line.amounts, field) : '',
      ...failing(row, key),
    }),
  });
  return [
    {
      kind: 'search',
      key: 'description',
      header: text.description,
      ...articles,
      itemLabel: (article: Article) => article.description,
      itemDescription: ({ number, unitPrice }: Article) =>
        `${number} · ${formatMoney(unitPrice / unitPricesInCent, { hasEuroSign: true })}`,
      itemCode: ({ number }: Article) => number,
      panelWidth: listWidth,
      cell: (row) => ({ value: row.line.content.description, ...failing(row, 'description') }),
    },
    {
      kind: 'choice',
      key: 'nature',
      header: text.nature,
      width: 'small',
      options: [
        { key: 'goods', label: text.goods },
        { key: 'service', label: text.service },
      ],
      cell: (row) => ({ value: articleOf(row)?.nature ?? '', ...failing(row, 'nature') }),
    },
    ...(['quantity', 'unitPrice', 'discount'] as const).map(numberColumn),
    {
      kind: 'choice',
      key: 'vat',
      header: text.vat,
      width: 'xsmall',
      options: vatChoices(settings).map(({ code, rate }) => ({
        key: String(code),
        label: code === 0 ? text.withoutVat : formatPercent(rate),
      })),
      cell: (row) => ({ value: String(articleOf(row)?.vat.code ?? ''), ...failing(row, 'vat') }),
    },
    amountColumn('net', text.total, 'total'),
    ...(hasMargins
      ? [
          { ...amountColumn('purchasePrice', margins.purchasePrice), under: 'unitPrice' },
          { ...amountColumn('totalFinalMargin', margins.totalFinalMargin), under: 'total' },
          { ...amountColumn('finalMarginPercent', margins.finalMarginPercent), under: 'vat' },
        ]
      : []),
  ];
}

function outputText(amounts: OwnAmounts, field: 'net' | MarginField): string {
  return field === 'finalMarginPercent'
    ? formatPercent(Number(amounts.finalMarginPercent))
    : amountText(amounts[field], { hasEuroSign: false });
}

function failing({ id, faults }: DocumentRow, field: string) {
  const fault = faults[field];
  return fault ? { errorMessage: documentFaultText(lineField(id, field), fault) } : {};
}

function numberColumn(field: NumberField): LineColumn<DocumentRow> {
  const { kind, maximum } = numberFields[field];
  return {
    kind,
    key: field,
    header: text[field],
    minimum: 0,
    maximum,
    width: field === 'unitPrice' ? 'medium' : 'xsmall',
    acceptsDigitsOnly: field === 'unitPrice',
    cell: (row) => ({
      value: numberIn(row, field),
      unparsedText: row.unparsed[field],
      ...failing(row, field),
    }),
  };
}
