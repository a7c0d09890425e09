import { editorMargin, percent } from '@facturatie/invoice-engine';
import type { AmountReference, VatRow } from '@facturatie/invoice-engine';
import { Button } from '@facturatie/ui/Button';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { Inline } from '@facturatie/ui/Inline';
import { formatPercent } from '@facturatie/ui/intl';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { PercentField } from '@facturatie/ui/PercentField';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState } from 'react';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import { targetTotalText } from '../../../intl/targetTotal.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import type { DocumentEvent } from '../../../state/document/documentForm.ts';
import type { Typing } from '../../../state/editing/recordKind.ts';
import { marginsShownAtom } from '../../../state/margins.ts';
import { AskedAmount } from './AskedAmount.tsx';
import { amountText } from './amountText.ts';
import * as styles from './DocumentSummary.css.ts';

const text = documentEditorText.summary;
const marginText = documentEditorText.margins;

const targetTotal = onDemand(() => import('./TargetTotalDialog.tsx'));

const vatColumns: readonly Column<VatRow>[] = [
  { key: 'rate', header: text.rate, cell: ({ rate }) => formatPercent(rate), width: 'xsmall' },
  ...(['taxable', 'vat'] as const).map((key): Column<VatRow> => ({
    key,
    header: text[key],
    cell: (row) => amountText(row[key]),
    align: 'end',
    width: 'small',
  })),
];

export interface DocumentSummaryProps {
  readonly editor: DocumentEditor;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
}

/** The totals that are shown, from top to bottom (specification §2, summary). */
const shownTotals = ['lineNet', 'allowance', 'net', 'vat', 'total'] as const;

/** What typing makes of the discount; a text that is none stays in the field. */
function discountChange(value: number | null, fault?: unknown, typed = ''): Typing<DocumentEvent> {
  return {
    events: [{ type: 'documentDiscountEdited', discount: percent(value ?? 0) }],
    unparsed: { discount: fault === undefined ? undefined : typed },
  };
}

/** The discount on the whole document. Other amounts do not re-render it. */
const DiscountField = memo(function DiscountField({ editor }: { readonly editor: DocumentEditor }) {
  const value = useAtomValue(editor.discountAtom);
  const unparsed = useAtomValue(editor.unparsedAtom)['discount'];
  const dispatch = useSetAtom(editor.dispatchAtom);
  const type = useSetAtom(editor.typeAtom);
  return (
    <PercentField
      name="discount"
      label={text.discount}
      minimum={0}
      maximum={100_00}
      value={value}
      {...(unparsed !== undefined && { unparsedText: unparsed })}
      onChange={(...typed) => {
        const { events, unparsed: left } = discountChange(...typed);
        dispatch(events, left);
      }}
      onTyping={(...typed) => type(discountChange(...typed))}
    />
  );
});

/** Calculates prices from a wanted total. Amounts do not re-render it. */
const WorkingBack = memo(function WorkingBack({ editor }: { readonly editor: DocumentEditor }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{targetTotalText.open}</Button>
      <OnDemand part={targetTotal} isAsked={isOpen} onCancel={close}>
        {({ TargetTotalDialog }) => isOpen && <TargetTotalDialog editor={editor} onClose={close} />}
      </OnDemand>
    </>
  );
});

/** The margin of the document. */
function Margin({ editor }: { readonly editor: DocumentEditor }) {
  const { margin, marginPercent } = editorMargin(useAtomValue(editor.shownAtom));
  return (
    <DescriptionList
      look="sum"
      facts={[
        { term: marginText.totalFinalMargin, value: amountText(margin) },
        { term: marginText.finalMarginPercent, value: formatPercent(Number(marginPercent)) },
      ]}
    />
  );
}

/** What a document adds up to, by the engine, with its VAT by rate (specification §2, summary). */
export function DocumentSummary({ editor, onAsk }: DocumentSummaryProps) {
  const { totals, vatTable } = useAtomValue(editor.totalsAtom);
  const hasMargin = useAtomValue(marginsShownAtom);
  return (
    <div className={styles.container}>
      <div className={styles.summary}>
        <DataTable
          caption={text.vatTable}
          cards="screen"
          columns={vatColumns}
          rows={vatTable}
          rowKey={({ rate }) => rate}
        />
        <Stack>
          <DiscountField editor={editor} />
          <DescriptionList
            look="sum"
            facts={shownTotals.map((total) => ({
              term: text[total],
              value: (
                <AskedAmount
                  text={amountText(totals[total])}
                  name={text[total]}
                  amount={total}
                  onAsk={onAsk}
                />
              ),
            }))}
          />
          {hasMargin && <Margin editor={editor} />}
          <Inline distribute="end">
            <WorkingBack editor={editor} />
          </Inline>
        </Stack>
      </div>
    </div>
  );
}

/** The total of a document with VAT, for the sticky bar. */
export function DocumentTotal({ editor }: { readonly editor: DocumentEditor }) {
  const { total } = useAtomValue(editor.totalsAtom).totals;
  return (
    <Text as="span" weight="strong" hasTabularNumbers>
      {`${text.total} ${amountText(total)}`}
    </Text>
  );
}
