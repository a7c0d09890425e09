import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { Button } from '../components/Button/Button.tsx';
import {
  FieldParts,
  fieldClass,
  hasError,
  type FieldFrameProps,
} from '../components/Field/FieldParts.tsx';
import { control } from './control.css.ts';
import { readFieldTexts } from '../intl/fields.nl-BE.ts';
import { useMessages } from './messages.ts';
import * as styles from './readField.css.ts';

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

/** What `useReadText` gives, as far as the field needs it. */
interface ReadText {
  text: string;
  offer: string | undefined;
  taken: string | undefined;
  type: (text: string) => void;
  paste: (text: string) => void;
  /** Whether there is something left to swap. */
  swap: () => boolean;
  undo: () => boolean;
  redo: () => boolean;
  commit: () => void;
  finish: () => boolean;
}

/** Props of {@link ReadField}. */
export interface ReadFieldProps extends ReadFieldFrameProps {
  /** The text and what is read from it. */
  reading: ReadText;
  /** What is wrong with the text, in words. */
  faultText: string | undefined;
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
export function ReadField({
  label,
  labelPosition,
  description,
  errorMessage,
  placeholder,
  reading,
  faultText,
  inputMode,
  alignment,
  takesFiguresOnly = false,
  renderInput = (input) => input,
  ref,
  onBlur,
  ...props
}: ReadFieldProps) {
  const texts = useMessages('readField', readFieldTexts);
  const [news, setNews] = useState('');
  const frameRef = useRef<HTMLDivElement>(null);
  const refuse = useEffectEvent((event: InputEvent) => {
    if (!takesFiguresOnly || !isKeptOut(event)) return;
    event.preventDefault();
    setNews(texts.figuresOnly);
  });
  useEffect(() => {
    const frame = frameRef.current;
    // The browser's own event: React's of that name does not know every way to type.
    const listener = (event: InputEvent) => refuse(event);
    frame?.addEventListener('beforeinput', listener);
    return () => frame?.removeEventListener('beforeinput', listener);
  }, []);
  function pressSwap() {
    const input = frameRef.current?.querySelector('input');
    // The button goes when there is nothing left to swap: the focus goes on with the field.
    if (!reading.swap()) input?.focus();
    if (input) tellForm(input);
  }
  const error = faultText ?? errorMessage;
  const { offer, taken } = reading;
  const told = [taken && texts.read(taken), offer && texts.swapKey(offer)].filter(Boolean);
  const words = told.length === 0 ? news : told.join(' ');
  return (
    <AriaTextField
      {...props}
      ref={frameRef}
      value={reading.text}
      onChange={(text) => {
        setNews('');
        reading.type(text);
      }}
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
      >
        {renderInput(
          <Input
            ref={ref}
            className={`${control} ${styles.alignment[alignment]}`}
            placeholder={placeholder}
            inputMode={inputMode}
            autoComplete="off"
            spellCheck={false}
            onBlur={() => {
              setNews('');
              reading.finish();
              onBlur?.();
            }}
            onKeyDown={(event) => pressKey(event, reading)}
            onPaste={(event) => {
              if (props.isReadOnly !== true) paste(event, reading);
            }}
            onDrop={(event) => {
              const dropped = event.dataTransfer.getData('text/plain');
              event.preventDefault();
              if (props.isReadOnly !== true) takeOver(event, () => reading.paste(dropped));
            }}
          />,
        )}
        <span className={words === '' ? styles.nothing : styles.offer}>
          <output>{words}</output>
          {offer !== undefined && (
            <Button variant="plain" size="small" isDisabled={props.isDisabled} onPress={pressSwap}>
              {texts.swap(offer)}
            </Button>
          )}
        </span>
      </FieldParts>
    </AriaTextField>
  );
}

/** Shortcuts of the page (save, next line) come after the value. Keys of the clipboard are none. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, reading: ReadText): void {
  const { key, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing || currentTarget.readOnly) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const letter = key.toLowerCase();
  if (key === 'F8') {
    if (reading.offer !== undefined) takeOver(event, reading.swap);
  } else if (isCommand && (letter === 'z' || letter === 'y')) {
    const isRedo = letter === 'y' || event.shiftKey;
    if (isRedo ? reading.redo() : reading.undo()) takeOver(event, () => {});
  } else if (key === 'Enter' && !isCommand && !event.altKey) {
    if (!reading.finish()) event.preventDefault();
  } else if (isShortcut(event)) {
    reading.commit();
  }
}

const modifiers = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/** A key that does something elsewhere, such as Ctrl+S; a modifier by itself does nothing yet. */
function isShortcut(event: KeyboardEvent): boolean {
  if (modifiers.includes(event.key)) return false;
  const isTyped = event.getModifierState('AltGraph') || 'acvx'.includes(event.key.toLowerCase());
  return (event.ctrlKey || event.metaKey || event.altKey) && !isTyped;
}

/** Does something in the place of the browser. */
function takeOver(event: SyntheticEvent<HTMLInputElement>, act: () => unknown): void {
  event.preventDefault();
  act();
  tellForm(event.currentTarget);
}

/** Tells the form that the field changed: what it said about it no longer holds. */
function tellForm(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const figuresAndMarks = /^[\p{Nd}.,．，\s\p{Pd}\u2212\p{Cf}]*$/u;

/** What is typed and is no part of a number. A second comma is not kept out: dropped, it would change the number. */
function isKeptOut({ data }: InputEvent): boolean {
  return data !== null && !figuresAndMarks.test(data);
}

/** From the clipboard itself: an input leaves out line ends, and two cells become one number. */
function paste(event: ClipboardEvent<HTMLInputElement>, reading: ReadText): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  const pasted = event.clipboardData.getData('text/plain');
  takeOver(event, () => reading.paste(value.slice(0, start) + pasted + value.slice(end)));
}
