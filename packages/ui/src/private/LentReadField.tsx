import { useId, useLayoutEffect, useRef } from 'react';
import { errorText, type FieldFrameProps } from '../components/Field/FieldParts.tsx';
import * as fieldStyles from '../components/Field/Field.css.ts';
import { useErrorNews } from '../components/Field/useErrorNews.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { visuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.css.ts';
import { lendTo, type InputHandlers } from './lentInput.ts';
import * as styles from './lentReadField.css.ts';
import { ReadOffer } from './ReadOffer.tsx';
import { useReadInput, type ReadText } from './useReadInput.ts';

interface LentReadFieldProps extends Pick<FieldFrameProps, 'label' | 'errorMessage'> {
  /** The text and what is read from it. */
  reading: ReadText;
  /** What is wrong with the text, in words; shown once the reading is judged. */
  faultText: string | undefined;
  /** Whether everything typed is kept out but figures and their marks. */
  takesFiguresOnly?: boolean;
  /** Called when the field is left. */
  onBlur?: (() => void) | undefined;
  /** Whose keys work in it, for the help sheet (`keyMark`). */
  'data-keys'?: string;
  'data-keys-off'?: string;
  /** The input that it works in, once that stands on the page; always the same one. */
  findInput: () => HTMLInputElement | undefined;
}

/**
 * The field in an input that stands on the page already, and has its own name and looks: only what is said
 * of the text is drawn, so that nothing one types in comes or goes with the focus.
 */
export function LentReadField({
  label,
  errorMessage,
  reading,
  faultText,
  takesFiguresOnly = false,
  onBlur,
  findInput,
  ...marks
}: LentReadFieldProps) {
  const { words, type, pressSwap, handlers } = useReadInput({
    reading,
    takesFiguresOnly,
    onBlur,
    findInput,
  });
  const error = errorText((reading.isJudged ? faultText : undefined) ?? errorMessage, []);
  const { news, around } = useErrorNews(label, error);
  const errorId = useId();
  const borrower = useRef<InputHandlers>({});
  const known = useRef<HTMLInputElement>(undefined);

  useLayoutEffect(() => {
    const input = findInput();
    if (!input) return;
    borrower.current = {
      onFocus: around.onFocus,
      onBlur() {
        handlers.onBlur();
        around.onBlur();
      },
      onKeyDown: handlers.onKeyDown,
      onPaste: handlers.onPaste,
      onDrop: handlers.onDrop,
      onChange: ({ target }) => type(target.value),
    };
    if (known.current !== input) {
      known.current = input;
      lendTo(borrower, input);
      if (input === document.activeElement) around.onFocus();
    }
    if (input.value !== reading.text) input.value = reading.text;
    tie(input, marks, error === '' ? undefined : errorId);
  });

  useLayoutEffect(
    () => () => {
      const { current: input } = known;
      known.current = undefined;
      if (!input) return;
      lendTo(undefined, input);
      tie(input, {}, undefined);
      input.value = input.defaultValue;
    },
    [],
  );

  return (
    <>
      <div className={words === '' ? undefined : styles.below}>
        <ReadOffer words={words} offer={reading.offer} onSwap={pressSwap} />
      </div>
      {error !== '' && (
        <span id={errorId} className={`${fieldStyles.error} ${styles.below}`}>
          <Icon name="critical" />
          <span>{error}</span>
        </span>
      )}
      <span className={visuallyHidden} aria-live="polite">
        {news}
      </span>
    </>
  );
}

type Marks = Pick<LentReadFieldProps, 'data-keys' | 'data-keys-off'>;

/** Ties an input to its keys and to what is wrong with its text. */
function tie(input: HTMLInputElement, marks: Marks, errorId: string | undefined): void {
  set(input, 'aria-describedby', errorId);
  set(input, 'aria-invalid', errorId && 'true');
  set(input, 'data-keys', marks['data-keys']);
  set(input, 'data-keys-off', marks['data-keys-off']);
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
