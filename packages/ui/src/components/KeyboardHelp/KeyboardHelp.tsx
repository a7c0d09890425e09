import { useState } from 'react';
import { keyMark } from '../../private/keyMark.ts';
import { keyboardHelpTexts } from '../../intl/nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { askForKeys, useHelpKey } from './helpKey.ts';
import { HelpSections } from './HelpSections.tsx';
import { helpTables } from './helpTables.ts';
import { keysOnPage, type KeyHelpTable, type KeysOnPage } from './keysOnPage.ts';

/** Props of {@link KeyboardHelp}. */
export interface KeyboardHelpProps {
  /** Keys of the application itself, beside those of the components. */
  tables?: readonly KeyHelpTable[];
}

const noTables: readonly KeyHelpTable[] = [];

/**
 * A button for a sheet with the keys of the page, those that work where the focus is first. F1 opens
 * the same sheet from anywhere, and closes it. Several on a page are one: the first shows its sheet.
 */
export function KeyboardHelp({ tables = noTables }: KeyboardHelpProps) {
  const texts = useMessages('keyboardHelp', keyboardHelpTexts);
  const [shown, setShown] = useState<KeysOnPage>();
  const [isOpen, setIsOpen] = useState(false);
  const names: Record<string, string> = texts.names;
  useHelpKey((from) => {
    if (!isOpen) {
      const ours = Object.entries(helpTables).map(([part, keys]) => ({
        title: names[part] ?? part,
        keys,
        part,
      }));
      setShown(keysOnPage(from, [...tables, ...ours]));
    }
    setIsOpen(!isOpen);
  });
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
      <Modal title={texts.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {shown && <HelpSections keys={shown} />}
      </Modal>
    </>
  );
}
