import { IconButton } from '@facturatie/ui/IconButton';
import { Inline } from '@facturatie/ui/Inline';
import { explanationText } from '../../intl/explanation.nl-BE.ts';
import { takeFocus } from './takeFocus.ts';

export interface AskedAmountProps {
  readonly text: string;
  /** What the amount is called. */
  readonly name: string;
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean;
  readonly onAsk: () => void;
}

/** An amount with the question why it is what it is before it, so that figures stand under figures. */
export function AskedAmount({ text, name, isFocused = false, onAsk }: AskedAmountProps) {
  return (
    <Inline as="span" space="xsmall" align="baseline" distribute="end">
      <IconButton
        icon="info"
        size="small"
        label={explanationText.ask(name)}
        {...(isFocused && { ref: takeFocus })}
        onPress={onAsk}
      />
      {text}
    </Inline>
  );
}
