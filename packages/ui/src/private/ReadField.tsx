import { useContext, useId, useRef, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import {
  FieldParts,
  fieldClass,
  hasError,
  type FieldFrameProps,
} from '../components/Field/FieldParts.tsx';
import { control } from './control.css.ts';
import { useFormField } from './formFields.ts';
import { LentInputContext } from './lentInput.ts';
import { LentReadField } from './LentReadField.tsx';
import { ReadOffer } from './ReadOffer.tsx';
import * as styles from './readField.css.ts';
import { useReadInput, type ReadText } from './useReadInput.ts';

/** What the fields that read their text have in common. */
export interface ReadFieldFrameProps extends FieldFrameProps {
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** An example of what can be typed. Never the only help: it goes when one types. */
  placeholder?: string;
  /** Cannot be used now. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Props of {@link ReadField}. */
export interface ReadFieldProps extends ReadFieldFrameProps {
  /** The text and what is read from it. */
  reading: ReadText;
  /** What is wrong with the text, in words; shown once the reading is judged. */
  faultText: string | undefined;
  /** What is probably a mistake in the value; not shown by a field that is lent. */
  warning?: string | undefined;
  /** The keyboard of a telephone. */
  inputMode: 'text' | 'numeric' | 'decimal';
  /** Where the text stands in the field; numbers stand at the end. */
  alignment: keyof typeof styles.alignment;
  /** Whether everything typed is kept out but figures and their marks. */
  takesFiguresOnly?: boolean;
  /** Puts something beside the input. */
  renderInput?: ((input: ReactNode) => ReactNode) | undefined;
}

/** One line of text that is read as a value: says what was read, and what else it can mean. */
export function ReadField(props: ReadFieldProps) {
  const findInput = useContext(LentInputContext);
  return findInput ? (
    <LentReadField {...props} findInput={findInput} />
  ) : (
    <OwnReadField {...props} />
  );
}

function OwnReadField({
  label,
  labelPosition,
  description,
  errorMessage,
  placeholder,
  reading,
  faultText,
  warning,
  inputMode,
  alignment,
  takesFiguresOnly = false,
  renderInput = (input) => input,
  ref,
  onBlur,
  ...props
}: ReadFieldProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const warningId = useId();
  const findInput = () => frameRef.current?.querySelector('input');
  useFormField(findInput, {
    label,
    sent: reading.sent,
    check() {
      reading.check();
      return faultText;
    },
  });
  const { words, type, pressSwap, handlers } = useReadInput({
    reading,
    takesFiguresOnly,
    isReadOnly: props.isReadOnly,
    onBlur,
    findInput,
  });
  const error = (reading.isJudged ? faultText : undefined) ?? errorMessage;
  return (
    <AriaTextField
      {...props}
      ref={frameRef}
      aria-describedby={warning === undefined ? undefined : warningId}
      value={reading.text}
      onChange={type}
      className={fieldClass(labelPosition)}
      isInvalid={hasError(error) || undefined}
      validationBehavior="aria"
    >
      <FieldParts
        label={label}
        labelPosition={labelPosition}
        description={description}
        errorMessage={error}
        isRequired={props.isRequired}
        warning={warning === undefined ? undefined : { text: warning, id: warningId }}
      >
        {renderInput(
          <Input
            {...handlers}
            ref={ref}
            className={`${control} ${styles.alignment[alignment]}`}
            placeholder={placeholder}
            inputMode={inputMode}
            autoComplete="off"
            spellCheck={false}
          />,
        )}
        <ReadOffer
          words={words}
          offer={reading.offer}
          isDisabled={props.isDisabled}
          onSwap={pressSwap}
        />
      </FieldParts>
    </AriaTextField>
  );
}
