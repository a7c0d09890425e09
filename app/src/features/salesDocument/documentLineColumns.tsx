import type { DocumentSettings } from '@facturatie/api-contract';
import type { AmountReference, LineId, LineNature, Percent } from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import type { LineColumn, LineEditorProps } from '@facturatie/ui/LineItemsGrid';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { PercentField } from '@facturatie/ui/PercentField';
import { QuantityField } from '@facturatie/ui/QuantityField';
import { documentEditorText, documentFaultText } from '../../intl/documentEditor.nl-BE.ts';
import { explanationText } from '../../intl/explanation.nl-BE.ts';
import { lineField } from '../../state/document/documentFaults.ts';
import { articleOf } from '../../state/document/documentRows.ts';
import type { DocumentRow } from '../../state/document/documentRows.ts';
import { amountText } from './amountText.ts';
import { articleEditor } from './articleEditor.tsx';
import type { ArticleEditorOptions } from './articleEditor.tsx';
import { changeNumber, numberIn, pastedNumber } from './changeNumber.ts';
import type { DocumentActions } from './changeNumber.ts';
import { marginColumns } from './marginColumns.ts';
import { numberColumns, unreadFault } from './lineTexts.ts';
import type { NumberField } from './lineTexts.ts';

const text = documentEditorText.lines;

interface ColumnOptions extends ArticleEditorOptions {
  /** The place of a line among the others, from 0. */
  readonly indexOf: (line: LineId) => number;
  readonly settings: DocumentSettings;
  /** Whether the columns of margins stand behind the others. */
  readonly hasMargins: boolean;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
}

/** The columns of the lines of a document (specification §2). */
export function documentLineColumns(options: ColumnOptions): readonly LineColumn<DocumentRow>[] {
  const { dispatch, indexOf, settings, hasMargins, onAsk } = options;
  const vats = vatChoices(settings);
  return [
    {
      key: 'description',
      header: text.description,
      kind: 'multiline',
      width: 'fill',
      Editor: articleEditor(options),
      cell: (row) => ({
        text: row.line.content.description,
        ...failing(row, 'description'),
        onCommit: (description) =>
          dispatch([{ type: 'descriptionEdited', line: row.id, description }]),
      }),
    },
    {
      key: 'nature',
      header: text.nature,
      kind: 'select',
      width: 'small',
      options: [
        { key: 'goods', label: text.goods },
        { key: 'service', label: text.service },
      ],
      cell: (row) => ({
        text: articleOf(row)?.nature ?? '',
        ...failing(row, 'nature'),
        onCommit: (value) =>
          dispatch([
            { type: 'lineEdited', line: row.id, field: 'nature', value: value as LineNature },
          ]),
      }),
    },
    numberColumn(options, 'quantity', text.quantity),
    numberColumn(options, 'unitPrice', text.unitPrice),
    numberColumn(options, 'discount', text.discount),
    {
      key: 'vat',
      header: text.vat,
      kind: 'select',
      width: 'xsmall',
      align: 'end',
      options: vats.map(({ code, rate }) => ({
        key: String(code),
        label: code === 0 ? text.withoutVat : formatPercent(rate),
      })),
      cell: (row) => ({
        text: String(articleOf(row)?.vat.code ?? ''),
        ...failing(row, 'vat'),
        onCommit: (key) => {
          const value = vats.find(({ code }) => String(code) === key);
          if (value) dispatch([{ type: 'lineEdited', line: row.id, field: 'vat', value }]);
        },
      }),
    },
    {
      key: 'total',
      header: text.total,
      kind: 'output',
      align: 'end',
      opens: {
        label: explanationText.title,
        onOpen: ({ id }) => onAsk({ line: indexOf(id), field: 'net' }),
      },
      cell: (row) => ({
        text: articleOf(row) ? amountText(row.line.amounts.net, { hasEuroSign: false }) : '',
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

/** The VAT rates that can be chosen, the highest first; 0 % without a group always is one of them. */
export function vatChoices({ vatGroups }: DocumentSettings): { code: number; rate: Percent }[] {
  const none = vatGroups.some(({ code }) => code === 0) ? [] : [{ code: 0, rate: 0 as Percent }];
  return [...vatGroups, ...none].toSorted((one, other) => other.rate - one.rate);
}

/** A column of numbers: plain text that becomes a field where the focus is. */
function numberColumn(
  actions: DocumentActions,
  field: NumberField,
  header: string,
): LineColumn<DocumentRow> {
  const { format } = numberColumns[field];
  return {
    key: field,
    header,
    width: field === 'discount' ? 'xsmall' : 'small',
    align: 'end',
    inputMode: 'decimal',
    Editor: numberEditor(actions, field),
    isEditedInPlace: true,
    pasteFault: (pasted) => unreadFault(field, pasted),
    cell: (row) => {
      const value = numberIn(row, field);
      const unread = row.unread[field];
      return {
        text: unread ?? (value === null ? '' : format(value)),
        ...failing(row, field),
        ...unreadError(field, unread),
        onCommit: (typed) => {
          const { event, unread: left } = pastedNumber(row.id, field, typed);
          actions.dispatch([event], left);
        },
      };
    },
  };
}

function unreadError(field: NumberField, unread: string | undefined) {
  const errorMessage = unread ? unreadFault(field, unread) : undefined;
  return errorMessage === undefined ? {} : { errorMessage };
}

const fields = { quantity: QuantityField, unitPrice: MoneyField, discount: PercentField };

function numberEditor(actions: DocumentActions, field: NumberField) {
  const Field = fields[field];
  const { minimum, maximum } = numberColumns[field];
  return function NumberEditor({ line, label, errorMessage }: LineEditorProps<DocumentRow>) {
    const unread = line.unread[field];
    return (
      <Field
        label={label}
        labelPosition="hidden"
        errorMessage={errorMessage}
        minimum={minimum}
        maximum={maximum}
        value={numberIn(line, field)}
        {...(field === 'unitPrice' && { takesFiguresOnly: true })}
        {...(unread && { unreadText: unread })}
        onChange={(value, fault, typed) =>
          changeNumber(actions, line, field, value, fault && (typed ?? ''))
        }
        onTyping={(value, fault, typed) =>
          changeNumber(actions, line, field, value, fault && (typed ?? ''), true)
        }
      />
    );
  };
}
