import { IconButton } from '@facturatie/ui/IconButton';
import { Inline } from '@facturatie/ui/Inline';
import { memo } from 'react';
import { explanationText } from '../../../intl/explanation.nl-BE.ts';
import * as styles from './DocumentSummary.css.ts';

export interface AskedAmountProps<Amount> {
  readonly text: string;
  /** What the amount is called. */
  readonly name: string;
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean;
  /** In a column of a table, which is as wide as it needs. */
  readonly isInColumn?: boolean;
  readonly amount: Amount;
  readonly onAsk: (amount: Amount) => void;
}

function AskingButton<Amount>({
  name,
  amount,
  isFocused = false,
  onAsk,
}: Omit<AskedAmountProps<Amount>, 'text' | 'isInColumn'>) {
  return (
    <IconButton
      icon="info"
      size="small"
      label={explanationText.ask(name)}
      {...(isFocused && { ref: takeFocus })}
      onPress={() => onAsk(amount)}
    />
  );
}

/** The button, which does not re-render when the number changes. */
const AskButton = memo(AskingButton) as typeof AskingButton;

/** An amount with the button that explains it in front, so that numbers are aligned. */
export function AskedAmount<Amount>({
  text,
  isInColumn = false,
  ...asking
}: AskedAmountProps<Amount>) {
  return (
    <Inline as="span" space="xsmall" align={isInColumn ? 'center' : 'baseline'} distribute="end">
      <AskButton {...asking} />
      <span {...(!isInColumn && { className: styles.amount })}>{text}</span>
    </Inline>
  );
}

/** The ref of a button that is focused when it is mounted. */
export function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
