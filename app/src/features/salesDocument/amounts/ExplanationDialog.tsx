import { documentInput, explanationsOf } from '@facturatie/invoice-engine';
import type { AmountReference } from '@facturatie/invoice-engine';
import { useAtomValue } from 'jotai/react';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { AmountExplanation } from './AmountExplanation.tsx';
import { explanationWords } from './explanationSteps.ts';

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
