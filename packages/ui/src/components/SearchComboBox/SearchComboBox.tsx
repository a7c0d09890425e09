import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { isComposingKey, isHalfTyped } from '../../private/fields/composition.ts';
import { control } from '../../private/fields/control.css.ts';
import { searchDelay, shortestSearch } from '../../private/search/search.ts';
import type { SearchFunction } from '../../private/search/search.ts';
import { SuggestionPanel } from '../../private/search/SuggestionPanel.tsx';
import { comboBoxProps, useSuggestions } from '../../private/search/useSuggestions.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchComboBox.css.ts';
import type { SearchComboBoxAction } from './searchComboBoxAction.ts';
import { useChoiceInForm } from './useChoiceInForm.ts';
import { useChosenItem } from './useChosenItem.ts';
import { useLeftText } from './useLeftText.ts';

/** Props of {@link SearchComboBox}. */
export interface SearchComboBoxProps<Item> extends FieldFrameProps {
  /** Finds items by a text; `signal` is aborted when the answer is no longer needed. */
  search: SearchFunction<Item>;
  /** Identifies an item; what a form sends. */
  itemKey: (item: Item) => string;
  /** The name of an item, shown in the field once it is chosen. */
  itemLabel: (item: Item) => string;
  /** A second line below the name, to distinguish equal names. */
  itemDescription?: (item: Item) => string | undefined;
  /** The controlled choice; null when nothing is chosen. */
  value?: Item | null;
  /** The initial choice of an uncontrolled field. */
  defaultValue?: Item | null;
  /** Called once for each choice, with the chosen item or null. */
  onChange?: (item: Item | null) => void;
  /**
   * Called while the user types, with the chosen item, or with null while the text is not its name. Called
   * after a choice too, even when the same item is chosen again.
   */
  onTyping?: (item: Item | null) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** Comes last in the list, whatever the search found. Never done by Tab or by leaving the field. */
  action?: SearchComboBoxAction;
  /** Width of the list in pixels at the standard text size; left out, as wide as the field. */
  panelWidth?: number;
  /** A search starts at this many characters. */
  minimumLength?: number;
  /** How long typing must pause before the search starts, in milliseconds. */
  delay?: number;
  /** How long after blur an unmatched name is cleared, in milliseconds. */
  clearDelay?: number;
  /** The name in the form, which is sent the key; messages of the form find their field by it. */
  name?: string;
  /** An example of valid input. Never the only help: it disappears when the user types. */
  placeholder?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Chooses one of very many items, searched for while the user types. After blur the field has the name of a
 * chosen item, or is empty: text that is the whole name of exactly one item chooses it.
 */
export function SearchComboBox<Item>({
  search,
  itemKey,
  itemLabel,
  itemDescription,
  value,
  defaultValue = null,
  onChange,
  onTyping,
  onBlur,
  action,
  panelWidth,
  minimumLength = shortestSearch,
  delay = searchDelay,
  clearDelay = 500,
  name,
  placeholder,
  isDisabled,
  ref,
  ...field
}: SearchComboBoxProps<Item>) {
  const holderRef = useRef<HTMLSpanElement>(null);
  const chosen = useChosenItem({ value, defaultValue, onChange, onTyping, itemKey, itemLabel });
  const inForm = useChoiceInForm({ label: field.label, chosen, holderRef });
  const suggestions = useSuggestions<Item>({
    find: search,
    minimumLength,
    delay,
    text: chosen.text,
    marksFirst: true,
    isQuiet: false,
    onPick: pick,
    onAction: action && doAction,
  });

  function pick(item: Item) {
    chosen.choose(item);
    suggestions.settle(itemLabel(item));
    inForm.notifyForm();
  }
  function doAction() {
    const typed = chosen.isMatching ? '' : chosen.text.trim();
    restore();
    action?.onAction(typed);
  }
  function restore() {
    chosen.restore();
    suggestions.settle(chosen.name);
  }
  const settle = useEffectEvent((known: string) => chosen.isMatching && suggestions.settle(known));
  // Before the paint: later it would revert text typed meanwhile.
  useLayoutEffect(() => void settle(chosen.name), [chosen.name]);
  const left = useLeftText({
    chosen,
    suggestions,
    itemLabel,
    clearDelay,
    onTake: pick,
    onCleared: inForm.notifyForm,
  });

  function takeKey(event: KeyboardEvent) {
    if (isComposingKey(event) || suggestions.takeKey(event)) return;
    const { entries, marked, isMarkedByKeys, isOpen } = suggestions;
    const isAtItem = entries[marked]?.is === 'item';
    if (event.key === 'Tab' && isOpen && isMarkedByKeys && isAtItem) suggestions.choose(marked);
    // A name that is not chosen goes when the field is left: Enter leads nowhere with it.
    if (event.key === 'Enter' && (isOpen || !chosen.isMatching)) {
      event.preventDefault();
      if (!isOpen || marked === -1) suggestions.open();
      else suggestions.choose(marked);
    }
    if (event.key === 'Escape' && !chosen.isMatching) {
      event.preventDefault();
      event.stopPropagation();
      restore();
    }
  }

  return (
    <Field {...field} errorMessage={inForm.errorMessage ?? field.errorMessage} name={name}>
      {({ name: formName, ...tied }) => (
        <span ref={holderRef} className={styles.holder} {...keyMark('searchComboBox')}>
          <span className={styles.lens}>
            <Icon name="search" />
          </span>
          <input
            {...tied}
            {...comboBoxProps(suggestions)}
            ref={ref}
            className={`${control} ${styles.input}`}
            spellCheck={false}
            autoCapitalize="none"
            enterKeyHint="search"
            placeholder={placeholder}
            disabled={isDisabled}
            value={chosen.text}
            onChange={({ target, nativeEvent }) => {
              left.forget();
              chosen.type(target.value);
              suggestions.type(target.value, isHalfTyped(nativeEvent));
              inForm.notifyForm();
            }}
            onClick={suggestions.show}
            onKeyDown={takeKey}
            onFocus={left.onFocus}
            onBlur={(event) => {
              if (!left.onBlur(event)) return;
              if (inForm.isChosen) restore();
              else suggestions.leave();
              onBlur?.();
            }}
          />
          <input {...inForm.control} name={formName} disabled={isDisabled} />
          {left.notice !== '' && (
            <span className={styles.notice} aria-hidden>
              {left.notice}
            </span>
          )}
          <SuggestionPanel
            suggestions={suggestions}
            label={field.label}
            fieldRef={holderRef}
            minimumLength={minimumLength}
            announcement={left.announcement}
            width={panelWidth}
            itemLabel={itemLabel}
            itemDescription={itemDescription}
            actionLabel={action?.label}
          />
        </span>
      )}
    </Field>
  );
}
