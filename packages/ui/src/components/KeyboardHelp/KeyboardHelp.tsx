import { useState } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { keyboardHelpTexts } from '../../intl/forms.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { onDemand } from '../OnDemand/part.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { askForKeys, useHelpKey } from './helpKey.ts';
import type { KeyHelpTable } from './keysOnPage.ts';

const sheet = onDemand(() => import('./KeyboardHelpSheet.tsx'));

/** Props of {@link KeyboardHelp}. */
export interface KeyboardHelpProps {
  /** Keys of the application itself, beside those of the components. */
  tables?: readonly KeyHelpTable[];
}

/**
 * A button for a sheet with the keys of the page, those that work where the focus is first. F1 opens
 * the same sheet from anywhere, and closes it. Several on a page are one: the first shows its sheet.
 */
export function KeyboardHelp({ tables }: KeyboardHelpProps) {
  const texts = useMessages('keyboardHelp', keyboardHelpTexts);
  const [asked, setAsked] = useState<{ from: Element | null }>();
  const close = () => setAsked(undefined);
  useHelpKey((from) => setAsked(asked ? undefined : { from }));
  return (
    <>
      <Tooltip text={texts.key}>
        <Button
          {...keyMark('keyboardHelp')}
          icon="keyboard"
          variant="plain"
          onPress={({ target }) => askForKeys(target.parentElement)}
        >
          {texts.button}
        </Button>
      </Tooltip>
      <OnDemand part={sheet} isAsked={asked !== undefined} onCancel={close}>
        {({ KeyboardHelpSheet }) =>
          asked && <KeyboardHelpSheet from={asked.from} tables={tables} onClose={close} />
        }
      </OnDemand>
    </>
  );
}
