import { useState } from 'react';

interface ChosenItemSettings<Item> {
  /** The chosen thing, when it is kept outside of the field. */
  value: Item | null | undefined;
  /** The chosen thing at first. */
  defaultValue: Item | null;
  /** Called with what is chosen now. */
  onChange: ((item: Item | null) => void) | undefined;
  /** Called during typing, with the chosen item, or null while the text is not its name. */
  onTyping: ((item: Item | null) => void) | undefined;
  /** Identifies an item. */
  itemKey: (item: Item) => string;
  /** The name of an item. */
  itemLabel: (item: Item) => string;
}

/**
 * The chosen item and the text of its field. They match when the text is the name of the item, and differ
 * during typing. A new `value` sets the text to its name; clearing `value` keeps text that is being typed.
 */
export function useChosenItem<Item>({
  value,
  defaultValue,
  onChange,
  onTyping,
  itemKey,
  itemLabel,
}: ChosenItemSettings<Item>) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const key = chosen === null ? '' : itemKey(chosen);
  const name = chosen === null ? '' : itemLabel(chosen);
  const [text, setText] = useState(name);
  const [known, setKnown] = useState({ key, name });
  if (known.key !== key || known.name !== name) {
    setKnown({ key, name });
    if (key !== '' || isNameOf(known.name, text)) setText(name);
  }

  function change(next: Item | null) {
    if ((next === null ? '' : itemKey(next)) === key) return;
    setOwn(next);
    onChange?.(next);
  }

  return {
    /** Its key, '' when nothing is chosen. */
    key,
    /** Its name, '' when nothing is chosen. */
    name,
    /** What the field holds. */
    text,
    /** Whether the field holds the name of what is chosen. */
    isMatching: isNameOf(name, text),
    /** The field holds this now; empty, nothing is chosen any more. */
    type(typed: string) {
      setText(typed);
      if (typed === '') change(null);
      onTyping?.(isNameOf(name, typed) ? chosen : null);
    },
    /** Chooses a thing, and writes its name. */
    choose(item: Item) {
      setText(itemLabel(item));
      change(item);
      onTyping?.(item);
    },
    /** Writes the name again. */
    restore() {
      setText(name);
      onTyping?.(chosen);
    },
    /** Nothing is chosen, and the field is empty. */
    clear() {
      setText('');
      change(null);
    },
  };
}

const isNameOf = (name: string, text: string) => text.trim() === name.trim();
