import type { AmountReference } from '@facturatie/invoice-engine';
import { IconButton } from '@facturatie/ui/IconButton';
import { Inline } from '@facturatie/ui/Inline';
import { memo } from 'react';
import { explanationText } from '../../intl/explanation.nl-BE.ts';
import { takeFocus } from './takeFocus.ts';

export interface AskedAmountProps {
  readonly text: string;
  /** What the amount is called. */
  readonly name: string;
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean;
  readonly amount: AmountReference;
  readonly onAsk: (amount: AmountReference) => void;
}

/** The question, which another figure does not draw again. */
const AskButton = memo(function AskButton({
  name,
  amount,
  isFocused = false,
  onAsk,
}: Omit<AskedAmountProps, 'text'>) {
  return (
    <IconButton
      icon="info"
      size="small"
      label={explanationText.ask(name)}
      {...(isFocused && { ref: takeFocus })}
      onPress={() => onAsk(amount)}
    />
  );
});

/** An amount with the question why it is what it is before it, so that figures stand under figures. */
export function AskedAmount({ text, ...asking }: AskedAmountProps) {
  return (
    <Inline as="span" space="xsmall" align="baseline" distribute="end">
      <AskButton {...asking} />
      {text}
    </Inline>
  );
}
