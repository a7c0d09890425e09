import { useContext, useId, useRef } from 'react';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { ariaFieldProps, FieldParts } from '../../components/Field/FieldParts.tsx';
import type { FieldFrameProps } from '../../components/Field/FieldParts.tsx';
import { control } from './control.css.ts';
import { useFormField } from './formFields.ts';
import { DelegatedControlContext } from './inputDelegation.ts';
import type { FindControl } from './inputDelegation.ts';
import { DelegatedField } from './DelegatedField.tsx';
import * as delegatedStyles from './readField.css.ts';
import * as styles from './readField.css.ts';
import { ReadOffer } from './ReadOffer.tsx';
import { useReadInput } from './useReadInput.ts';
import type { ReadText } from './useReadInput.ts';

/** What the fields that read their text have in common. */
export interface ReadFieldFrameProps extends FieldFrameProps {
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** An example of valid input. Never the only help: it disappears when the user types. */
  placeholder?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether it is read-only: it can be focused and copied. */
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
  /** What is probably a mistake in the value; not shown by a delegated field. */
  warning?: string | undefined;
  /** The keyboard of a telephone. */
  inputMode: 'text' | 'numeric' | 'decimal';
  /** The alignment of the text; numbers are aligned to the end. */
  alignment: keyof typeof styles.alignment;
  /** Whether everything typed is kept out but digits and separators. */
  acceptsDigitsOnly?: boolean;
  /** Puts something beside the input. */
  renderInput?: ((input: ReactNode) => ReactNode) | undefined;
}

/** A single-line field whose text is parsed as a value: shows the value, and an alternative reading. */
export function ReadField(props: ReadFieldProps) {
  const find = useContext(DelegatedControlContext);
  return find ? <DelegatedReadField {...props} find={find} /> : <OwnReadField {...props} />;
}

/** The keys that work in it, for the help sheet (`keyMark`). */
interface KeyMarks {
  'data-keys'?: string;
  'data-keys-off'?: string;
}

function DelegatedReadField({
  label,
  errorMessage,
  reading,
  faultText,
  acceptsDigitsOnly = false,
  onBlur,
  find,
  'data-keys': keys,
  'data-keys-off': keysOff,
}: ReadFieldProps & KeyMarks & { find: FindControl }) {
  const { words, type, pressSwap, handlers } = useReadInput({
    reading,
    acceptsDigitsOnly,
    onBlur,
    findInput: find,
  });
  return (
    <DelegatedField
      label={label}
      errorMessage={(reading.isJudged ? faultText : undefined) ?? errorMessage}
      find={find}
      value={reading.text}
      handlers={{
        ...handlers,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      }}
      attributes={{ 'data-keys': keys, 'data-keys-off': keysOff }}
    >
      <div className={words === '' ? undefined : delegatedStyles.below}>
        <ReadOffer words={words} offer={reading.offer} isTabStop={false} onSwap={pressSwap} />
      </div>
    </DelegatedField>
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
  acceptsDigitsOnly = false,
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
    acceptsDigitsOnly,
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
      {...ariaFieldProps(labelPosition, error)}
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
