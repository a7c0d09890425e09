import { documentInput, explanationsOf, isSame } from '@facturatie/invoice-engine';
import type { AmountReference } from '@facturatie/invoice-engine';
import { Button } from '@facturatie/ui/Button';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { explanationText } from '../../../intl/explanation.nl-BE.ts';
import { explanationStepText as text } from '../../../intl/explanationSteps.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { AskedAmount, takeFocus } from './AskedAmount.tsx';
import { explanationWords } from './explanationSteps.ts';
import type { ExplanationWords } from './explanationSteps.ts';

export interface AmountExplanationProps<Amount> {
  /** The initial question. */
  readonly amount: Amount;
  /** Explains an amount; undefined where there is nothing to explain. */
  readonly wordsOf: (amount: Amount) => ExplanationWords<Amount> | undefined;
  readonly onClose: () => void;
}

/** Why an amount is what it is, step by step, and from each step on to the amounts that it is made of. */
export function AmountExplanation<Amount>({
  amount,
  wordsOf,
  onClose,
}: AmountExplanationProps<Amount>) {
  const [path, setPath] = useState<readonly Amount[]>([amount]);
  /** The step from which one came back, which gets the focus again. */
  const [left, setLeft] = useState<Amount>();
  const current = path.at(-1) ?? amount;
  const above = path.at(-2);
  const words = wordsOf(current);
  if (!words) return null;
  const { name, result, steps, notes } = words;

  return (
    <Modal isOpen title={explanationText.title} size="small" onClose={onClose}>
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
              {text.back(wordsOf(above)?.name ?? '')}
            </Button>
          </div>
        )}
        <VisuallyHidden isStatus>{text.announcement(name, result)}</VisuallyHidden>
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

export interface ExplanationDialogProps {
  readonly editor: DocumentEditor;
  /** The initial question. */
  readonly amount: AmountReference;
  readonly onClose: () => void;
}

/** Why an amount of the document that is shown is what it is. */
export function ExplanationDialog({ editor, amount, onClose }: ExplanationDialogProps) {
  const explain = explanationsOf(documentInput(useAtomValue(editor.shownAtom)));
  return (
    <AmountExplanation
      amount={amount}
      wordsOf={(asked) => {
        const explanation = explain(asked);
        return explanation && explanationWords(explanation, explain);
      }}
      onClose={onClose}
    />
  );
}
