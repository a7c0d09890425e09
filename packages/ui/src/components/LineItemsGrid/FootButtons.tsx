import { memo, type Ref, type RefObject } from 'react';
import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { KeyboardHelp } from '../KeyboardHelp/KeyboardHelp.tsx';
import * as styles from './gridFoot.css.ts';

interface FootButtonsProps {
  /** What adds a line, at the time of the press. */
  onAdd: RefObject<() => void>;
  /** The button that adds a line. */
  ref: Ref<HTMLButtonElement>;
}

function PlainFootButtons({ onAdd, ref }: FootButtonsProps) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  return (
    <div className={styles.footButtons}>
      <Button ref={ref} icon="add" onPress={() => onAdd.current()}>
        {texts.add}
      </Button>
      <KeyboardHelp />
    </div>
  );
}

/** The buttons below the lines; a changed line does not draw them again. */
export const FootButtons = memo(PlainFootButtons);
