import { useState } from 'react';
import { keyboardSheetTexts } from '../../intl/keyboard.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Modal } from '../Modal/Modal.tsx';
import { HelpSections } from './HelpSections.tsx';
import { helpTables } from './helpTables.ts';
import { keysOnPage, type KeyHelpTable } from './keysOnPage.ts';

/** Props of {@link KeyboardHelpSheet}. */
export interface KeyboardHelpSheetProps {
  /** The focused element when the sheet was requested: its keys come first. */
  from: Element | null;
  /** Keys of the application itself, beside those of the components. */
  tables?: readonly KeyHelpTable[];
  /** Called when it is to go: by Escape, the backdrop or its button Sluiten. */
  onClose: () => void;
}

const noTables: readonly KeyHelpTable[] = [];

/**
 * The sheet of `KeyboardHelp` without its button, open while it is mounted: to load it on demand, with
 * `useHelpKey`.
 */
export function KeyboardHelpSheet({ from, tables = noTables, onClose }: KeyboardHelpSheetProps) {
  const texts = useMessages('keyboardHelp', keyboardSheetTexts);
  const names: Record<string, string> = texts.names;
  // Read from the page before the sheet covers it.
  const [keys] = useState(() => {
    const ours = Object.entries(helpTables).map(([part, rows]) => ({
      title: names[part] ?? part,
      keys: rows,
      part,
    }));
    return keysOnPage(from, [...tables, ...ours]);
  });
  return (
    <Modal title={texts.title} isOpen onClose={onClose}>
      <HelpSections keys={keys} />
    </Modal>
  );
}
