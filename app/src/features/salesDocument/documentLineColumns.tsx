import type { DocumentSettings } from '@facturatie/api-contract';
import type { AmountReference, LineId, LineNature, Percent } from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import type { LineColumn, LineEditorProps } from '@facturatie/ui/LineItemsGrid';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { PercentField } from '@facturatie/ui/PercentField';
import { QuantityField } from '@facturatie/ui/QuantityField';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { explanationText } from '../../intl/explanation.nl-BE.ts';
import { amountText } from './amountText.ts';
import { articleEditor } from './articleEditor.tsx';
import type { ArticleEditorOptions } from './articleEditor.tsx';
import { changeNumber, numberIn, pastedNumber } from './changeNumber.ts';
import type { DocumentEditor } from './documentEditor.ts';
import type { DocumentRow } from './documentRows.ts';
import { articleOf } from './documentRows.ts';
import { marginColumns } from './marginColumns.ts';
import { numberColumns, unreadFault } from './lineTexts.ts';
import type { NumberField } from './lineTexts.ts';

const text = documentEditorText.lines;

interface ColumnOptions extends ArticleEditorOptions {
  readonly settings: DocumentSettings;
  /** Whether the columns of margins stand behind the others. */
  readonly hasMargins: boolean;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
}

/** The columns of the lines of a document (specification §2). */
export function documentLineColumns(options: ColumnOptions): readonly LineColumn<DocumentRow>[] {
  const { editor, settings, hasMargins, onAsk } = options;
  const vats = vatChoices(settings);
  return [
    {
      key: 'description',
      header: text.description,
      kind: 'multiline',
      width: 'fill',
      Editor: articleEditor(options),
      cell: ({ id, line, faults }) => ({
        text: line.content.description,
        ...failing(faults['description']),
        onCommit: (description) =>
          editor.tell({ type: 'descriptionEdited', line: id, description }),
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
        ...failing(row.faults['nature']),
        onCommit: (value) =>
          editor.tell({
            type: 'lineEdited',
            line: row.id,
            field: 'nature',
            value: value as LineNature,
          }),
      }),
    },
    numberColumn(editor, 'quantity', text.quantity),
    numberColumn(editor, 'unitPrice', text.unitPrice),
    numberColumn(editor, 'discount', text.discount),
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
        ...failing(row.faults['vat']),
        onCommit: (key) => {
          const value = vats.find(({ code }) => String(code) === key);
          if (value) editor.tell({ type: 'lineEdited', line: row.id, field: 'vat', value });
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
        onOpen: ({ id }) => onAsk({ line: placeOf(editor, id), field: 'net' }),
      },
      cell: (row) => ({
        text: articleOf(row) ? amountText(row.line.amounts.net, { hasEuroSign: false }) : '',
        ...failing(row.faults['total']),
      }),
    },
    ...(hasMargins
      ? marginColumns(({ id }, field) => onAsk({ line: placeOf(editor, id), field }))
      : []),
  ];
}

function placeOf(editor: DocumentEditor, line: LineId): number {
  return editor.state().history.present.lines.findIndex(({ id }) => id === line);
}

function failing(errorMessage: string | undefined) {
  return errorMessage === undefined ? {} : { errorMessage };
}

/** The VAT rates that can be chosen, the highest first; 0 % without a group always is one of them. */
export function vatChoices({ vatGroups }: DocumentSettings): { code: number; rate: Percent }[] {
  const none = vatGroups.some(({ code }) => code === 0) ? [] : [{ code: 0, rate: 0 as Percent }];
  return [...vatGroups, ...none].toSorted((one, other) => other.rate - one.rate);
}

/** A column of numbers: plain text that becomes a field where the focus is. */
function numberColumn(
  editor: DocumentEditor,
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
    Editor: numberEditor(editor, field),
    isEditedInPlace: true,
    pasteFault: (pasted) => unreadFault(field, pasted),
    cell: (row) => {
      const value = numberIn(row, field);
      const unread = row.unread[field];
      return {
        text: unread ?? (value === null ? '' : format(value)),
        errorMessage: (unread ? unreadFault(field, unread) : undefined) ?? row.faults[field],
        onCommit: (typed) => {
          const { event, unread: left } = pastedNumber(row.id, field, typed);
          editor.tellTogether([event], left);
        },
      };
    },
  };
}

const fields = { quantity: QuantityField, unitPrice: MoneyField, discount: PercentField };

function numberEditor(editor: DocumentEditor, field: NumberField) {
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
          changeNumber(editor, line, field, value, fault && (typed ?? ''))
        }
        onTyping={(value, fault, typed) =>
          changeNumber(editor, line, field, value, fault && (typed ?? ''), true)
        }
      />
    );
  };
}
