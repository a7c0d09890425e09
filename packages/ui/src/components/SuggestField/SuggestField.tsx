import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { isComposingKey, isHalfTyped } from '../../private/fields/composition.ts';
import { control } from '../../private/fields/control.css.ts';
import { suggestionSettings } from '../../private/search/findInList.ts';
import type { SearchFunction } from '../../private/search/search.ts';
import { SuggestionPanel } from '../../private/search/SuggestionPanel.tsx';
import { comboBoxProps, useSuggestions } from '../../private/search/useSuggestions.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import * as styles from './SuggestField.css.ts';

/** Props of {@link SuggestField}. */
export interface SuggestFieldProps extends FieldFrameProps {
  /** The suggestions: a list, or a function that finds them by a text. */
  suggestions: readonly string[] | SearchFunction<string>;
  /** The text, when it is kept outside of the field. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the text at every change, typed or taken from the list. */
  onChange?: (value: string) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** Suggestions begin at this many characters: 0 for a list, 2 for a search. */
  minimumLength?: number;
  /** How long typing must pause, in milliseconds: 0 for a list, 1000 for a search. */
  delay?: number;
  /** Width of the list in pixels at the standard text size; left out, as wide as the field. */
  panelWidth?: number;
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** An example of valid input. Never the only help: it disappears when the user types. */
  placeholder?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

const itself = (text: string) => text;

/**
 * Free text with suggestions. The text changes only when the user takes a suggestion: by a click, or by Enter
 * on one chosen with the arrow keys.
 */
export function SuggestField({
  suggestions: given,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  panelWidth,
  name,
  maxLength,
  placeholder,
  isDisabled,
  ref,
  minimumLength,
  delay,
  ...field
}: SuggestFieldProps) {
  const holderRef = useRef<HTMLSpanElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const usual = suggestionSettings(given);
  const settings = {
    find: usual.find,
    minimumLength: minimumLength ?? usual.minimumLength,
    delay: delay ?? usual.delay,
  };
  const suggestions = useSuggestions<string>({
    ...settings,
    text,
    marksFirst: false,
    isQuiet: true,
    onPick(picked) {
      change(picked);
      suggestions.settle(picked);
      // Clears the error of the form at this field.
      const input = holderRef.current?.querySelector('input');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }
  function type(typed: string, isHalf: boolean) {
    change(typed);
    if (typed === '') suggestions.settle('');
    else suggestions.type(typed, isHalf);
  }
  function takeKey(event: KeyboardEvent) {
    if (isComposingKey(event) || suggestions.takeKey(event)) return;
    if (event.key !== 'Enter' || !suggestions.isOpen) return;
    if (suggestions.isMarkedByKeys) {
      event.preventDefault();
      suggestions.choose(suggestions.marked);
    } else suggestions.close();
  }

  return (
    <Field {...field} name={name}>
      {(tied) => (
        <span ref={holderRef} className={styles.holder} {...keyMark('suggestField')}>
          <input
            {...tied}
            {...comboBoxProps(suggestions)}
            ref={ref}
            className={control}
            maxLength={maxLength}
            placeholder={placeholder}
            disabled={isDisabled}
            value={text}
            onChange={({ target, nativeEvent }) => type(target.value, isHalfTyped(nativeEvent))}
            onKeyDown={takeKey}
            onBlur={() => {
              suggestions.settle(text);
              onBlur?.();
            }}
          />
          <SuggestionPanel
            suggestions={suggestions}
            label={field.label}
            fieldRef={holderRef}
            minimumLength={settings.minimumLength}
            width={panelWidth}
            itemLabel={itself}
          />
        </span>
      )}
    </Field>
  );
}
