import { Button } from '../../components/Button/Button.tsx';
import { readFieldTexts } from '../../intl/readFields.nl-BE.ts';
import { useMessages } from '../messages.ts';
import * as styles from './readField.css.ts';
import { ButtonContext } from 'react-aria-components';

interface ReadOfferProps {
  /** The messages about the text. */
  words: string;
  /** The other thing the text can mean, when there is one. */
  offer: string | undefined;
  isDisabled?: boolean | undefined;
  /** Whether Tab stops at the button; F8, which the words name, does the same from within the field. */
  isTabStop?: boolean;
  /** Takes the other reading. */
  onSwap: () => void;
}

/** How a text was read, and what else it can mean. */
export function ReadOffer({ words, offer, isDisabled, isTabStop = true, onSwap }: ReadOfferProps) {
  const texts = useMessages('readField', readFieldTexts);
  return (
    <span className={words === '' ? styles.nothing : styles.offer}>
      <output>{words}</output>
      {offer !== undefined && (
        <ButtonContext value={{ excludeFromTabOrder: !isTabStop }}>
          <Button variant="plain" size="small" isDisabled={isDisabled} onPress={onSwap}>
            {texts.swap(offer)}
          </Button>
        </ButtonContext>
      )}
    </span>
  );
}
