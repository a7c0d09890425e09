import { memo, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { KeyboardHelp } from '../KeyboardHelp/KeyboardHelp.tsx';

interface LineButtonsProps {
  label: string;
  addButton: RefObject<HTMLButtonElement | null>;
  /** The current handlers of the grid. */
  handlers: RefObject<{ addAtEnd: () => void }>;
}

/** The buttons below the lines. A changed line does not re-render them. */
export const LineButtons = memo(function LineButtons(props: LineButtonsProps) {
  const { label, addButton, handlers } = props;
  return (
    <Inline>
      <Button ref={addButton} icon="add" onPress={() => handlers.current.addAtEnd()}>
        {label}
      </Button>
      <KeyboardHelp />
    </Inline>
  );
});
