import type { Creditable } from '@facturatie/api-contract';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { useAtomValue } from 'jotai/react';
import { creditLimitsText as text } from '../../../intl/creditLimits.nl-BE.ts';
import { creditExcessOf, creditLimitsOf } from '../../../state/document/creditLimits.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';

export interface CreditLimitsProps {
  readonly editor: DocumentEditor;
  readonly creditable: Creditable;
}

/** How much of its invoice a credit note can credit, and which amounts exceed it. */
export function CreditLimits({ editor, creditable }: CreditLimitsProps) {
  const { totals, vatTable } = useAtomValue(editor.totalsAtom);
  const excess = creditExcessOf(creditable, vatTable, totals.total);
  return (
    <Stack space="xsmall">
      <Text size="small">{text.left(creditLimitsOf(creditable))}</Text>
      {excess.map((each) => (
        <Text key={each.rate} tone="critical">
          {text.tooMuch(each)}
        </Text>
      ))}
      <VisuallyHidden isStatus>{excess.map(text.exceeded).join(' ')}</VisuallyHidden>
    </Stack>
  );
}
