import { documentInput, explanationsOf } from '@facturatie/invoice-engine';
import type { AmountReference } from '@facturatie/invoice-engine';
import { Button } from '@facturatie/ui/Button';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { amountName, explanationText as text } from '../../intl/explanation.nl-BE.ts';
import type { DocumentEditor } from '../../state/document/documentEditor.ts';
import { AskedAmount } from './AskedAmount.tsx';
import { explanationWords } from './explanationSteps.ts';
import { takeFocus } from './takeFocus.ts';

export interface ExplanationDialogProps {
  readonly editor: DocumentEditor;
  /** What is asked for at first. */
  readonly amount: AmountReference;
  readonly onClose: () => void;
}

/** Why an amount is what it is, step by step, and from each step on to the amounts that it is made of. */
export function ExplanationDialog({ editor, amount, onClose }: ExplanationDialogProps) {
  const document = useAtomValue(editor.shownAtom);
  const [path, setPath] = useState<readonly AmountReference[]>([amount]);
  /** The step from which one came back, which gets the focus again. */
  const [left, setLeft] = useState<AmountReference>();
  const current = path.at(-1) ?? amount;
  const above = path.at(-2);
  const explain = explanationsOf(documentInput(document));
  const explanation = explain(current);
  if (!explanation) return null;
  const { name, result, steps, notes } = explanationWords(explanation, explain);

  return (
    <Modal isOpen title={text.title} size="small" onClose={onClose}>
      <Stack key={path.length}>
        {above !== undefined && (
          <div>
            <Button
              ref={takeFocus}
              icon="back"
              size="small"
              onPress={() => {
                setPath(path.slice(0, -1));
                setLeft(current);
              }}
            >
              {text.back(amountName(above))}
            </Button>
          </div>
        )}
        <VisuallyHidden isStatus>{text.news(name, result)}</VisuallyHidden>
        <DescriptionList
          look="sum"
          facts={[
            ...steps.map((step) => ({
              term: step.name,
              value:
                step.amount === undefined ? (
                  step.value
                ) : (
                  <AskedAmount
                    text={step.value}
                    name={step.name}
                    isFocused={left !== undefined && isSame(left, step.amount)}
                    amount={step.amount}
                    onAsk={(next) => setPath([...path, next])}
                  />
                ),
            })),
            { term: text.equals(name), value: result },
          ]}
        />
        {notes.map((note) => (
          <Text key={note} size="small">
            {note}
          </Text>
        ))}
      </Stack>
    </Modal>
  );
}

function isSame(one: AmountReference, other: AmountReference): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
