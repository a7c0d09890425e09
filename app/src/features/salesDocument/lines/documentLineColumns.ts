import { unitPricesInCent } from '@facturatie/invoice-engine';
import type { Article, DocumentSettings } from '@facturatie/api-contract';
import type { AmountReference, LineId } from '@facturatie/invoice-engine';
import { formatMoney, formatPercent } from '@facturatie/ui/intl';
import type { LineColumn } from '@facturatie/ui/LineItemsGrid';
import type { SearchFunction } from '@facturatie/ui/SearchComboBox';
import { documentEditorText, documentFaultText } from '../../../intl/documentEditor.nl-BE.ts';
import { explanationText } from '../../../intl/explanation.nl-BE.ts';
import { lineField } from '../../../state/document/documentFaults.ts';
import { articleOf } from '../../../state/document/documentRows.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';
import { amountText } from '../amounts/amountText.ts';
import { numberIn, vatChoices } from './lineChanges.ts';
import { marginColumns } from './marginColumns.ts';
import { numberFields } from './numberFields.ts';
import type { NumberField } from './numberFields.ts';

const text = documentEditorText.lines;

interface ColumnOptions {
  /** The place of a line among the others, from 0. */
  readonly indexOf: (line: LineId) => number;
  readonly settings: DocumentSettings;
  /** Whether the columns of margins are shown after the others. */
  readonly hasMargins: boolean;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
  readonly findArticles: SearchFunction<Article>;
  readonly onPickArticle: (line: LineId, article: Article) => void;
  /** Goes on to the quantity of a line, once its article is picked or its code is typed. */
  readonly goToQuantity: (line: LineId) => void;
  /** Looks up a code that was typed as the description of a line, and fills in its article. */
  readonly lookUp: (line: LineId, code: string) => void;
  /** Called when a description is left. */
  readonly onLeaveDescription: (row: DocumentRow) => void;
}

/** The columns of the lines of a document (specification §2). */
export function documentLineColumns(options: ColumnOptions): readonly LineColumn<DocumentRow>[] {
  const { indexOf, settings, hasMargins, onAsk } = options;
  return [
    descriptionColumn(options),
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
    numberColumn('quantity', text.quantity),
    numberColumn('unitPrice', text.unitPrice),
    numberColumn('discount', text.discount),
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
    {
      kind: 'output',
      key: 'total',
      header: text.total,
      align: 'end',
      opens: {
        label: explanationText.title,
        onOpen: ({ id }) => onAsk({ line: indexOf(id), field: 'net' }),
      },
      cell: (row) => ({
        value: articleOf(row) ? amountText(row.line.amounts.net, { hasEuroSign: false }) : '',
        ...failing(row, 'total'),
      }),
    },
    ...(hasMargins ? marginColumns(({ id }, field) => onAsk({ line: indexOf(id), field })) : []),
  ];
}

function failing({ id, faults }: DocumentRow, field: string) {
  const fault = faults[field];
  return fault ? { errorMessage: documentFaultText(lineField(id, field), fault) } : {};
}

/** Width of the list of articles, in pixels. */
const listWidth = 400;

/**
 * The description, which searches for articles (specification §4): picking one fills the line, and typing on
 * makes a text line of it again. A whole article number that is typed and left is looked up.
 */
function descriptionColumn(options: ColumnOptions): LineColumn<DocumentRow> {
  const { findArticles, onPickArticle, goToQuantity, lookUp, onLeaveDescription } = options;
  return {
    kind: 'search',
    key: 'description',
    header: text.description,
    search: findArticles,
    itemLabel: (article: Article) => article.description,
    itemDescription: ({ number, unitPrice }: Article) =>
      `${number} · ${formatMoney(unitPrice / unitPricesInCent, { hasEuroSign: true })}`,
    itemCode: ({ number }: Article) => number,
    panelWidth: listWidth,
    cell: (row) => ({ value: row.line.content.description, ...failing(row, 'description') }),
    onPick: ({ id }, article: Article) => onPickArticle(id, article),
    onLeave: onLeaveDescription,
    onEnterCode: ({ id }) => goToQuantity(id),
    onLeaveCode: ({ id }, code) => lookUp(id, code),
  };
}

function numberColumn(field: NumberField, header: string): LineColumn<DocumentRow> {
  const { kind, minimum, maximum } = numberFields[field];
  return {
    kind,
    key: field,
    header,
    minimum,
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
