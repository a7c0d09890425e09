import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { KeyboardTable } from '../KeyboardTable/KeyboardTable.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { lineItemsGridKeys } from './LineItemsGrid.keys.ts';

interface GridHelpProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The keys of a grid, behind a button for who does not know F1. */
export function GridHelp({ isOpen, onOpenChange }: GridHelpProps) {
  const texts = useMessages('lineItemsGrid');
  return (
    <>
      <Button icon="info" variant="plain" onPress={() => onOpenChange(true)}>
        {texts.keys}
      </Button>
      <Modal title={texts.keysTitle} isOpen={isOpen} onClose={() => onOpenChange(false)}>
        <KeyboardTable keys={lineItemsGridKeys} />
      </Modal>
    </>
  );
}
