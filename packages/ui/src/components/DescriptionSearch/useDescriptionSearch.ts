import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { isComposingKey, isHalfTyped } from '../../private/fields/composition.ts';
import { searchDelay, shortestSearch, type SearchFunction } from '../../private/search/search.ts';
import { useSuggestions } from '../../private/search/useSuggestions.ts';
import { leadsOnAsCode, mayBeCode } from './codes.ts';

/** The text of a field that searches while the user types, and its state. */
export interface TextSearchOptions<Item> {
  /** Finds items by the text; `signal` is aborted when the answer is no longer needed. */
  search: SearchFunction<Item>;
  /** The text of an item. */
  itemLabel: (item: Item) => string;
  /** Identifies an item, such as an article number. */
  itemCode?: (item: Item) => string;
  /** The text, when it is kept outside of the field. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the text at every change, typed or from a picked item. */
  onChange?: (value: string) => void;
  /** Called with the picked item, after `onChange`: move the focus to the next field. */
  onPick?: (item: Item) => void;
  /** Called on Enter that picks nothing: continue. Left out, Enter begins a new line. */
  onNext?: () => void;
  /**
   * Called on Enter instead when a changed text is the code of a result, or may be one before the answer: it
   * has a digit and no space. Move the focus to the next field.
   */
  onEnterCode?: () => void;
  /**
   * Called after `onBlur` when a changed text may be a code: that of a result, or one without spaces. Look it
   * up without blocking the user.
   */
  onLeaveCode?: (code: string) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** A search starts at this many characters. */
  minimumLength?: number;
  /** How long typing must pause before the search starts, in milliseconds. */
  delay?: number;
}

type TextAreaFinder = () => HTMLElement | null | undefined;

/** The text, what is suggested for it, and what happens to the text area (a hook). */
export function useDescriptionSearch<Item>(
  {
    search,
    itemLabel,
    itemCode,
    value,
    defaultValue = '',
    onChange,
    onPick,
    onNext,
    onEnterCode,
    onLeaveCode,
    onBlur,
    minimumLength = shortestSearch,
    delay = searchDelay,
  }: TextSearchOptions<Item>,
  findTextArea: TextAreaFinder,
) {
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
      // Clears the error of the form at this field.
      findTextArea()?.dispatchEvent(new Event('input', { bubbles: true }));
      onPick?.(item);
    },
  });
  const { isOpen, isMarkedByKeys, marked, state } = suggestions;

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  return {
    text,
    suggestions,
    handlers: {
      onChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
        isTyped.current = true;
        change(target.value);
        suggestions.type(target.value, isHalfTyped(nativeEvent));
      },
      onKeyDown(event: KeyboardEvent) {
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
      },
      onBlur({ target }: FocusEvent<HTMLTextAreaElement>) {
        const isLeft = target.ownerDocument.activeElement !== target;
        const isCode = isLeft && isTyped.current && mayBeCode(text, state, itemCode);
        if (isLeft) isTyped.current = false;
        suggestions.settle(text);
        onBlur?.();
        if (isCode) onLeaveCode?.(text.trim());
      },
    },
  };
}
