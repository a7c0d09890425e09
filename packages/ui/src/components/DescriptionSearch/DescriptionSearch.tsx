import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { keyMark } from '../../private/keyMark.ts';
import { isComposingKey, isHalfTyped } from '../../private/composition.ts';
import { control } from '../../private/control.css.ts';
import { searchDelay, shortestSearch, type SearchFunction } from '../../private/search/search.ts';
import { SuggestionPanel } from '../../private/search/SuggestionPanel.tsx';
import { tiesToList, useSuggestions } from '../../private/search/useSuggestions.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import * as textArea from '../TextArea/TextArea.css.ts';
import { leadsOnAsCode, mayBeCode } from './codes.ts';
import * as styles from './DescriptionSearch.css.ts';

/** Props of {@link DescriptionSearch}. */
export interface DescriptionSearchProps<Item> extends FieldFrameProps {
  /** Finds things by the text; `signal` says when nobody waits for the answer any more. */
  search: SearchFunction<Item>;
  /** The text that a thing brings along. */
  itemLabel: (item: Item) => string;
  /** A second line below it in the list. */
  itemDescription?: (item: Item) => string | undefined;
  /** What names a thing exactly, such as an article number. */
  itemCode?: (item: Item) => string;
  /** The text, when it is kept outside of the field. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the text at every change, typed or brought along by a thing that was picked. */
  onChange?: (value: string) => void;
  /** Called with the thing that was picked, after `onChange`: go on to what is filled in next. */
  onPick?: (item: Item) => void;
  /** Called on Enter that picks nothing: go on. Left out, Enter begins a new line. */
  onNext?: () => void;
  /**
   * Called on Enter in its place when a changed text is the code of something found, or may be one while
   * no answer says so: it holds a figure and no space. Go on to what is filled in next.
   */
  onEnterCode?: () => void;
  /**
   * Called after `onBlur` when a changed text that may be a code is left: that of something found, or one
   * without spaces. Look it up without keeping anybody waiting.
   */
  onLeaveCode?: (code: string) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** How many lines it shows when it is empty; it grows with its text. */
  rows?: number;
  /** A search starts at this many characters. */
  minimumLength?: number;
  /** How long typing must pause before the search starts, in milliseconds. */
  delay?: number;
  /** Width of the list in pixels at the standard text size; left out, as wide as the field. */
  panelWidth?: number;
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** An example of what can be typed. Never the only help: it goes when one types. */
  placeholder?: string;
  /** Cannot be used now. */
  isDisabled?: boolean;
  /** The text area in the page, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Any text, of several lines, with things that are searched for while one types, such as the articles
 * of an invoice line. What was typed changes only when somebody picks. Enter picks only what the arrows
 * went to.
 */
export function DescriptionSearch<Item>({
  search,
  itemLabel,
  itemDescription,
  itemCode,
  value,
  defaultValue = '',
  onChange,
  onPick,
  onNext,
  onEnterCode,
  onLeaveCode,
  onBlur,
  rows = 1,
  minimumLength = shortestSearch,
  delay = searchDelay,
  panelWidth,
  name,
  maxLength,
  placeholder,
  isDisabled,
  ref,
  ...field
}: DescriptionSearchProps<Item>) {
  const holderRef = useRef<HTMLSpanElement>(null);
  const isTyped = useRef(false);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const suggestions = useSuggestions<Item>({
    find: search,
    minimumLength,
    delay,
    text,
    marksFirst: false,
    isQuiet: true,
    onPick(item) {
      isTyped.current = false;
      change(itemLabel(item));
      suggestions.settle(itemLabel(item));
      // The form takes back what it said of the field.
      const input = holderRef.current?.querySelector('textarea');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      onPick?.(item);
    },
  });
  const { isOpen, isMarkedByKeys, marked, state } = suggestions;

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }
  function takeKey(event: KeyboardEvent) {
    const isCaretKey = !isOpen && !event.altKey;
    if (isComposingKey(event) || (!isCaretKey && suggestions.takeKey(event))) return;
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.altKey) return;
    const isCode = isTyped.current && leadsOnAsCode(text, state, itemCode);
    const goOn = (isCode ? onEnterCode : undefined) ?? onNext;
    if (isOpen && isMarkedByKeys) {
      event.preventDefault();
      suggestions.choose(marked);
    } else if (goOn) {
      event.preventDefault();
      if (goOn === onNext) suggestions.settle(text);
      goOn();
    }
  }

  return (
    <Field {...field} name={name}>
      {(tied) => (
        <span ref={holderRef} className={styles.holder} {...keyMark('descriptionSearch')}>
          {/* The same text behind the field gives both their height. */}
          <span className={textArea.growing} data-text={text}>
            <textarea
              {...tied}
              {...tiesToList(suggestions)}
              ref={ref}
              className={`${control} ${textArea.input}`}
              rows={rows}
              enterKeyHint={onNext ? 'next' : 'enter'}
              maxLength={maxLength}
              placeholder={placeholder}
              disabled={isDisabled}
              value={text}
              onChange={({ target, nativeEvent }) => {
                isTyped.current = true;
                change(target.value);
                suggestions.type(target.value, isHalfTyped(nativeEvent));
              }}
              onKeyDown={takeKey}
              onBlur={({ currentTarget }) => {
                const isLeft = currentTarget.ownerDocument.activeElement !== currentTarget;
                const isCode = isLeft && isTyped.current && mayBeCode(text, state, itemCode);
                if (isLeft) isTyped.current = false;
                suggestions.settle(text);
                onBlur?.();
                if (isCode) onLeaveCode?.(text.trim());
              }}
            />
          </span>
          <SuggestionPanel
            suggestions={suggestions}
            label={field.label}
            fieldRef={holderRef}
            minimumLength={minimumLength}
            width={panelWidth}
            itemLabel={itemLabel}
            itemDescription={itemDescription}
          />
        </span>
      )}
    </Field>
  );
}
