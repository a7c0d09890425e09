import { useId, useState, type CompositionEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { isTextControl } from '../fields/inputDelegation.ts';
import { entriesOf, indexOfEntry, steppedIndex, type Entry } from './entries.ts';
import type { SearchState } from './search.ts';
import { useSearch, type SearchSettings } from './useSearch.ts';

interface SuggestionSettings<Item> extends SearchSettings<Item> {
  /** What the field holds. */
  text: string;
  /** Whether the first line is marked by itself once there is an answer, so that Enter takes it. */
  marksFirst: boolean;
  /** Whether any text will do: then there is nothing to see without suggestions. */
  isQuiet: boolean;
  /** Called with the picked item. */
  onPick: (item: Item) => void;
  /** Called for the action at the end of the list; when absent there is none. */
  onAction?: () => void;
}

/** The option that the user moved to. */
interface Wanted<Item> {
  /** Undefined is the first line of the answer, which may still have to come. */
  entry: Entry<Item> | undefined;
  isByKeys: boolean;
}

/** A list of suggestions below a field: its items, the marked line, its keys. */
export interface Suggestions<Item> {
  /** The status of the search. */
  state: SearchState<Item>;
  /** The lines, from top to bottom. */
  entries: readonly Entry<Item>[];
  /** The marked line, -1 when there is none. */
  marked: number;
  /** Whether the arrow keys reached the marked line. */
  isMarkedByKeys: boolean;
  /** Whether the list is seen. */
  isOpen: boolean;
  /** Whether the answer to the current text is pending. */
  isOnTheWay: boolean;
  /** Whether only suggestions, and that they failed, are worth a word. */
  isQuiet: boolean;
  /** Id of the list; the lines are numbered from it. */
  id: string;
  /** Reports typed text; text that is being composed is not searched for. */
  type: (text: string, isHalf: boolean) => void;
  /** Reports the end of a composition. */
  composed: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Reports a text that is not to be searched for. */
  settle: (text: string) => void;
  /** Shows the list as it is. */
  show: () => void;
  /** Shows the list, and searches without waiting. */
  open: () => void;
  /** Hides the list, and searches without waiting: the field was left. */
  leave: () => void;
  /** Hides the list. */
  close: () => void;
  /** Makes an option active, by arrow keys or pointer. */
  mark: (index: number, isByKeys: boolean) => void;
  /** Picks a line, or does what it says. */
  choose: (index: number) => void;
  /** Takes the arrows and Escape; says whether the key was one of them. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/** What ties a field to its list. */
export function tiesToList<Item>({ isOpen, entries, marked, id, composed }: Suggestions<Item>) {
  const isListOpen = isOpen && entries.length > 0;
  return {
    'aria-autocomplete': 'list',
    'aria-controls': isListOpen ? id : undefined,
    'aria-activedescendant': isListOpen && marked !== -1 ? lineId(id, marked) : undefined,
    onCompositionEnd: composed,
  } as const;
}

/** The same for one line of text, which is a combobox. */
export function comboBoxProps<Item>(suggestions: Suggestions<Item>) {
  return {
    ...tiesToList(suggestions),
    role: 'combobox',
    'aria-expanded': suggestions.isOpen && suggestions.entries.length > 0,
    autoComplete: 'off',
  } as const;
}

/** The list itself. */
export function listProps<Item>({ id }: Suggestions<Item>, label: string) {
  return { id, role: 'listbox', 'aria-label': label };
}

/** One line of it. The focus stays in the field, whose keys do what a press here does. */
export function lineProps<Item>({ id, marked, mark, choose }: Suggestions<Item>, index: number) {
  return {
    id: lineId(id, index),
    role: 'option',
    'aria-selected': index === marked,
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      // A pointer that does not move activates nothing: the list appeared or scrolled below it.
      const isMoved = movementX !== 0 || movementY !== 0;
      if (isMoved && index !== marked) mark(index, false);
    },
    onClick: () => choose(index),
  };
}

function lineId(id: string, index: number): string {
  return `${id}-${index}`;
}

/** Suggestions for the text of a field. The focus stays in the field; a line is only marked. */
export function useSuggestions<Item>({
  text,
  marksFirst,
  isQuiet,
  onPick,
  onAction,
  ...settings
}: SuggestionSettings<Item>): Suggestions<Item> {
  const id = useId();
  const [search, state] = useSearch(settings, text);
  const [isWanted, setIsWanted] = useState(false);
  const [wanted, setWanted] = useState<Wanted<Item>>();
  const entries = entriesOf(state, onAction !== undefined);
  const isOpen = isWanted && (entries.length > 0 || (!isQuiet && state.is !== 'resting'));
  const isOnTheWay = state.is === 'waiting' || state.is === 'busy';
  const isAnswered = state.is === 'found' || state.is === 'none' || state.is === 'failed';
  const first = marksFirst && isAnswered && entries.length > 0 ? 0 : -1;
  const kept = wanted?.entry ? indexOfEntry(entries, wanted.entry) : -1;
  const marked = kept === -1 ? first : kept;
  const isFirstWanted = wanted !== undefined && wanted.entry === undefined;

  function close() {
    setIsWanted(false);
    setWanted(undefined);
  }
  function open() {
    setIsWanted(true);
    search.hurried(text);
  }
  function mark(index: number, isByKeys: boolean) {
    const entry = entries[index];
    setWanted(entry && { entry, isByKeys });
  }
  function choose(index: number) {
    const entry = entries[index];
    if (entry?.is === 'retry') {
      search.retried();
      return;
    }
    close();
    if (entry?.is === 'item') onPick(entry.item);
    if (entry?.is === 'action') onAction?.();
  }
  function step(by: 1 | -1) {
    // The down arrow is for results, which are not there yet, not for the action.
    if (!isOpen || (by === 1 && isOnTheWay)) {
      open();
      if (marksFirst) setWanted({ entry: undefined, isByKeys: true });
      return;
    }
    // The first press stays on the line that is marked by itself: the n-th press is at the n-th line.
    const isFirstPress = by === 1 && marked !== -1 && kept === -1 && !isFirstWanted;
    mark(isFirstPress ? marked : steppedIndex(marked, by, entries.length), true);
  }
  function takeKey(event: KeyboardEvent): boolean {
    const isTaken = take(event);
    if (!isTaken) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  function take({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || shiftKey) return false;
    if (key === 'Escape' && isOpen) close();
    else if (key === 'ArrowUp' && altKey && isOpen) close();
    else if (key === 'ArrowDown' && altKey) open();
    else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp' && isOpen) step(-1);
    else return false;
    return true;
  }

  return {
    state,
    entries,
    marked,
    isMarkedByKeys: marked !== -1 && wanted?.isByKeys === true && (kept !== -1 || isFirstWanted),
    isOpen,
    isOnTheWay,
    isQuiet,
    id,
    type(typed, isHalf) {
      setIsWanted(true);
      setWanted(undefined);
      search.typed(typed, isHalf);
    },
    composed({ target }) {
      if (isTextControl(target) && target.ownerDocument.activeElement === target) {
        search.typed(target.value);
      }
    },
    settle(settled) {
      close();
      search.settled(settled);
    },
    open,
    leave() {
      close();
      search.hurried(text);
    },
    close,
    show: () => setIsWanted(true),
    mark,
    choose,
    takeKey,
  };
}
