import { cents, largestTotal } from '@facturatie/invoice-engine';
import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { Columns } from '@facturatie/ui/Columns';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { Form } from '@facturatie/ui/Form';
import { formatMoney } from '@facturatie/ui/intl';
import { Modal } from '@facturatie/ui/Modal';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { Select } from '@facturatie/ui/Select';
import { Text } from '@facturatie/ui/Text';
import { toast } from '@facturatie/ui/Toasts';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { targetTotalDialogText as text } from '../../../intl/targetTotalDialog.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { amountText } from './amountText.ts';
import { freeChoices, targetOutcome } from './targetTotal.ts';
import type { TargetOutcome, TargetProposal, TargetTotal } from './targetTotal.ts';

export interface TargetTotalDialogProps {
  readonly editor: DocumentEditor;
  readonly onClose: () => void;
}

/** Works back from a total to the discount or the price that gives it, and shows what changes first. */
export function TargetTotalDialog({ editor, onClose }: TargetTotalDialogProps) {
  const document = useAtomValue(editor.presentAtom);
  const dispatch = useSetAtom(editor.dispatchAtom);
  const [of, setOf] = useState<TargetTotal>('total');
  const [wanted, setWanted] = useState<number | null>(null);
  const [freeKey, setFreeKey] = useState('discount');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const choices = freeChoices(document);
  const choice = choices.find(({ key }) => key === freeKey) ?? choices[0];
  const outcome =
    wanted === null || !choice ? undefined : targetOutcome(document, cents(wanted), of, choice);
  const proposals = outcome && 'proposals' in outcome ? outcome.proposals : [];
  const isHit = outcome?.kind === 'hit';

  function apply({ event, value }: TargetProposal) {
    if (!choice || !event) return;
    dispatch([event], { [choice.key]: undefined });
    toast.success(text.applied(choice.label, proposals[0]?.value ?? '', value));
    onClose();
  }

  function applyButton(row: TargetProposal) {
    if (!row.event) return undefined;
    return (
      <Button
        size="small"
        tone="accent"
        variant={isHit ? 'solid' : 'outline'}
        onPress={() => apply(row)}
      >
        {isHit ? text.apply : text.take(amountText(row[of]))}
      </Button>
    );
  }

  return (
    <Modal isOpen size="large" title={text.title} onClose={onClose}>
      {(close) => (
        <Form
          aria-label={text.title}
          onSubmit={() => {
            const [, only, other] = proposals;
            if (only && !other && isHit) apply(only);
          }}
        >
          <Columns minWidth="narrow">
            <Select
              label={text.of}
              options={(['total', 'net'] as const).map((key) => ({ key, label: text.totals[key] }))}
              value={of}
              onChange={(key) => setOf(key === 'net' ? 'net' : 'total')}
            />
            <MoneyField
              ref={input}
              label={text.wanted}
              isRequired
              minimum={0}
              maximum={largestTotal}
              value={wanted}
              onChange={setWanted}
            />
          </Columns>
          <Select
            label={text.free}
            options={choices.map(({ key, label }) => ({ key, label }))}
            value={freeKey}
            onChange={setFreeKey}
          />
          <Finding outcome={outcome} wanted={wanted} />
          {proposals.length > 1 && (
            <DataTable
              caption={text.caption}
              columns={columns}
              rows={proposals}
              rowKey={({ state }) => state}
              rowActions={applyButton}
            />
          )}
          <div>
            <Button onPress={close}>{text.close}</Button>
          </div>
        </Form>
      )}
    </Modal>
  );
}

interface FindingProps {
  readonly outcome: TargetOutcome | undefined;
  readonly wanted: number | null;
}

/** In words what was found. */
function Finding({ outcome, wanted }: FindingProps) {
  if (!outcome || wanted === null) return <Text tone="muted">{text.ask}</Text>;
  const amount = formatMoney(wanted, { hasEuroSign: true });
  switch (outcome.kind) {
    case 'same':
      return <Alert tone="info">{text.same}</Alert>;
    case 'hit':
      return <Alert tone="positive">{text.found(outcome.proposals[1]?.value ?? '')}</Alert>;
    case 'miss':
      return (
        <Alert tone="caution">
          {outcome.proposals.length > 2 ? text.missed(amount) : text.missedOneSide(amount)}
        </Alert>
      );
    case 'noInfluence':
      return <Alert tone="caution">{text.noInfluence(amountText(outcome.total))}</Alert>;
    default:
      return outcome satisfies never;
  }
}

const columns: readonly Column<TargetProposal>[] = [
  { key: 'state', header: text.state, cell: ({ state }) => state, isRowHeader: true },
  { key: 'value', header: text.value, cell: ({ value }) => value, align: 'end', width: 'small' },
  ...(['net', 'vat', 'total'] as const).map((key): Column<TargetProposal> => ({
    key,
    header: text[key],
    cell: (row) => amountText(row[key]),
    align: 'end',
    width: key === 'net' ? 'large' : 'small',
  })),
];
