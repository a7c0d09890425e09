import { useEffect, useEffectEvent, useState } from 'react';
import { textToSearch } from './searchText.ts';

interface DelayedSearch {
  /** The current search of the application. */
  value: string;
  /** Called with the next text to search for. */
  onSearch: (text: string) => void;
  /** How many characters a search starts at. */
  shortest: number;
  /** How long typing must pause, in milliseconds. */
  delay: number;
}

/**
 * The text of a search field, and when it is searched for: once typing pauses, at once on `searchNow`
 * or when the field is emptied, and only for text that is long enough and new.
 *
 * A search often returns as a new `value` during further typing. Such an echo does not change the text; a
 * value that was never searched for (by Back, or a reset of the list) replaces it.
 */
export function useDelayedSearch({ value, onSearch, shortest, delay }: DelayedSearch) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [isHalf, setIsHalf] = useState(false);

  if (value !== known) {
    setKnown(value);
    if (sent.includes(value)) setSent(sent.slice(sent.indexOf(value) + 1));
    else {
      setSent([]);
      setText(value);
    }
  }

  const last = sent.at(-1) ?? value;
  function search(wanted: string | undefined) {
    if (wanted === undefined) return;
    setSent([...sent, wanted]);
    onSearch(wanted);
  }
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (isHalf) return undefined;
    const next = textToSearch(text, last, shortest);
    const timer = setTimeout(() => searchLater(next), delay);
    return () => clearTimeout(timer);
  }, [text, last, shortest, delay, isHalf]);

  return {
    text,
    /** Whether a character is being composed: then it waits until it is whole. */
    setIsHalf,
    type(typed: string) {
      setText(typed);
      if (typed === '' && !isHalf) search(textToSearch(typed, last, shortest));
    },
    searchNow: () => search(textToSearch(text, last, shortest)),
  };
}
