import type { Bounds } from '../../intl/number/NumberRules.ts';
import { numberFaultText } from '../../intl/number/numberFaultText.ts';
import type { Entry } from '../../intl/reading.ts';
import type { NumberFault, NumberResult } from '../../intl/number/NumberResult.ts';
import { numberFieldsTexts } from '../../intl/readFields.nl-BE.ts';
import { useMessages } from '../messages.ts';
import { ReadField, type ReadFieldFrameProps } from './ReadField.tsx';
import { useReadText } from './useReadText.ts';

/** What the fields of numbers have in common. */
export interface NumberFieldProps extends ReadFieldFrameProps {
  /** The value, when it is kept outside of the field; null is empty. */
  value?: number | null;
  /** The value at first, when the field keeps it. */
  defaultValue?: number | null;
  /**
   * Called once for a change, when the field is left, on Enter and on a shortcut: with the value, or
   * with null, the reason, and the text. Do not save while there is a fault.
   */
  onChange?: (value: number | null, fault?: NumberFault, text?: string) => void;
  /**
   * Called while the user types, with the arguments that `onChange` would get on blur: for drafts, and for
   * derived values elsewhere. Do not change `value`.
   */
  onTyping?: (value: number | null, fault?: NumberFault, text?: string) => void;
  /**
   * A text that is no number, when it is kept outside of the field: what `onChange` gave, or what was
   * pasted elsewhere. It is shown in the field with its error, instead of `errorMessage`.
   */
  unparsedText?: string;
  /** Smallest value; less is an error. From 0 on, so is a minus. */
  minimum?: number;
  /** Greatest value; more is an error. */
  maximum?: number;
}

/** Props of {@link NumberTextField}. */
export interface NumberTextFieldProps extends NumberFieldProps {
  /** Makes a number of text. */
  read: (text: string, rules: Bounds & { entry: Entry }) => NumberResult;
  /** Writes a number as the field shows it. */
  format: (value: number) => string;
  /** Whether everything typed is kept out but digits and separators. */
  acceptsDigitsOnly?: boolean;
}

/** A number in a line of text. */
export function NumberTextField({
  value,
  defaultValue,
  onChange,
  onTyping,
  unparsedText,
  minimum,
  maximum,
  read,
  format,
  ...props
}: NumberTextFieldProps) {
  const texts = useMessages('numberFields', numberFieldsTexts);
  const reading = useReadText({
    value,
    defaultValue,
    unparsedText,
    onChange,
    onTyping,
    read: (text, entry) => read(text, { entry, minimum, maximum }),
    format,
  });
  const { fault } = reading;
  return (
    <ReadField
      {...props}
      errorMessage={unparsedText === undefined ? props.errorMessage : undefined}
      reading={reading}
      faultText={fault && numberFaultText(fault, format, texts)}
      // The digits of a telephone have no minus.
      inputMode={minimum !== undefined && minimum >= 0 ? 'decimal' : 'text'}
      alignment="end"
    />
  );
}
