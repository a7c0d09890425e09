import { useRef, useState } from 'react';
import type { Accepted, Empty, Entry, Reading, Refused } from '../../intl/reading.ts';
import {
  newHistory,
  redo,
  replaceText,
  rewriteText,
  typeText,
  undo,
  type TextHistory,
} from './textHistory.ts';

/** What came of reading the text of a field. */
export type ReadResult<Value, Fault> = Accepted<Value> | Refused<Fault, Value> | Empty;

/** What a field that reads its text is given. */
export interface ReadTextOptions<Value, Fault> {
  /** The value, when it is kept outside of the field. */
  value: Value | null | undefined;
  /** The value at first, when the field keeps it. */
  defaultValue: Value | null | undefined;
  /** A text that could not be read, when it is kept outside of the field. */
  unparsedText: string | undefined;
  /** Called once for a change, when it is done: the value, or null with why there is none and the text. */
  onChange: ((value: Value | null, fault?: Fault, text?: string) => void) | undefined;
  /** Called at each change of the text, with what `onChange` would be called with if it were done. */
  onTyping: ((value: Value | null, fault?: Fault, text?: string) => void) | undefined;
  /** Makes a value or an error of text. */
  read: (text: string, entry: Entry) => ReadResult<Value, Fault>;
  /** Writes a value as the field shows it. */
  format: (value: Value) => string;
}

/**
 * The text of a field whose value is read from it. The value changes when the field is left, on Enter
 * and on a shortcut, never in the midst of typing; what cannot be read stays as it is, with its fault.
 */
export function useReadText<Value, Fault extends { error: string }>({
  value,
  defaultValue = null,
  unparsedText,
  onChange,
  onTyping,
  read,
  format,
}: ReadTextOptions<Value, Fault>) {
  const textOf = (one: Value | null) => (one === null ? '' : format(one));
  const [own, setOwn] = useState(defaultValue);
  const given = value === undefined ? own : value;
  const [lastUnparsed, setLastUnparsed] = useState(unparsedText);
  const [known, setKnown] = useState({ value: given, unparsed: unparsedText });
  const [history, setHistory] = useState(begin);
  // A text that is kept as unparsed and yet can be read is given on, like one that was just typed.
  const [isChanged, setIsChanged] = useState(isReadable);
  const [isJudged, setIsJudged] = useState(unparsedText !== undefined);
  // The field may blur before the result of Enter is rendered.
  const done = useRef<TextHistory>(undefined);

  const { now } = history;
  const result = effective(read(now.source, now.entry), now.isSwapped);
  const isNewText = unparsedText !== lastUnparsed && unparsedText !== known.unparsed;
  if (unparsedText !== lastUnparsed) setLastUnparsed(unparsedText);
  if (given !== known.value || isNewText) {
    setKnown({ value: given, unparsed: unparsedText });
    // What is being typed may already count elsewhere; the text stays as it is typed.
    const isAsTyped = isChanged && result.error === undefined && result.value === given;
    if (!isAsTyped || isNewText) {
      setHistory(begin());
      setIsChanged(isReadable());
      setIsJudged(unparsedText !== undefined);
    }
  }

  const isRefused = result.error !== undefined;
  const isReported = isChanged || isJudged || now.isSwapped;
  const hasChoice = result.alternative !== undefined || now.isSwapped || result.isAssumed === true;
  const isDoubtful = isReported && hasChoice;

  function change(next: TextHistory) {
    setHistory(next);
    setIsChanged(true);
    if (!onTyping) return;
    const { source, entry, isSwapped } = next.now;
    const typed = effective(read(source, entry), isSwapped);
    if (typed.error === undefined) onTyping(typed.value);
    else onTyping(null, typed, source);
  }

  /** Whether there is something to give on; asked once for each text. */
  function takeChange(): boolean {
    const isNew = isChanged && done.current !== history;
    done.current = history;
    return isNew;
  }

  /** The initial text. */
  function begin(): TextHistory {
    if (unparsedText === undefined) return newHistory(textOf(given));
    const entry = isRefusedAs('typed') ? 'typed' : 'pasted';
    const kept = {
      text: oneLine(unparsedText),
      source: unparsedText,
      entry,
      isSwapped: false,
    } as const;
    return { ...newHistory(''), now: kept };
  }

  function isReadable(): boolean {
    return unparsedText !== undefined && !isRefusedAs('typed') && !isRefusedAs('pasted');
  }

  function isRefusedAs(entry: Entry): boolean {
    return unparsedText !== undefined && read(unparsedText, entry).error !== undefined;
  }

  /** Reports the value once when it or its error changed. */
  function commit(what: ReadResult<Value, Fault> = result) {
    setIsChanged(false);
    const next = what.error === undefined ? what.value : null;
    const unparsed = what.error === undefined ? undefined : now.source;
    if (next === known.value && unparsed === known.unparsed) return;
    setKnown({ value: next, unparsed });
    setOwn(next);
    if (what.error === undefined) onChange?.(next);
    else onChange?.(null, what, unparsed);
  }

  return {
    text: now.text,
    /** The value that was given on last. */
    value: known.value,
    /** What is wrong with the text, shown or not. */
    fault: isRefused ? result : undefined,
    /** Whether that is shown; while typing only a problem that was shown before and remains. */
    isJudged,
    /** The value of the present text, as a form sends it; undefined while there is none. */
    sent: result.error === undefined ? String(result.value ?? '') : undefined,
    /** The other reading, as the field would show it, when the text has two. */
    offer: isReported && result.alternative ? format(result.alternative.value) : undefined,
    /** How the text is read, when that is not plain. */
    taken: isDoubtful && result.error === undefined ? textOf(result.value) : undefined,
    type(text: string) {
      change(typeText(history, text));
      if (!isRefused) setIsJudged(false);
    },
    /** `text` is the whole text of the field. */
    paste(text: string) {
      const source = { source: text, entry: 'pasted', isSwapped: false } as const;
      const pasted = read(text, 'pasted');
      const shown = pasted.error === undefined ? textOf(pasted.value) : oneLine(text);
      change(replaceText(history, { ...source, text: shown }));
      setIsJudged(true);
    },
    /** Takes the other reading, or goes back to the first one; whether there is one to go back to. */
    swap() {
      const { alternative } = result;
      if (alternative === undefined) return false;
      const isSwapped = !now.isSwapped;
      const swapped = effective(read(now.source, now.entry), isSwapped);
      const text = swapped.error === undefined ? textOf(swapped.value) : oneLine(now.source);
      setHistory(replaceText(history, { ...now, text, isSwapped }));
      setIsJudged(true);
      commit(swapped);
      return swapped.alternative !== undefined;
    },
    /** A value that was not typed replaces the text. */
    choose(chosen: Value) {
      const text = textOf(chosen);
      setHistory(replaceText(history, { text, source: text, entry: 'typed', isSwapped: false }));
      setIsJudged(true);
      commit(read(text, 'typed'));
    },
    /** Takes the last change back; whether there was one. */
    undo: () => goTo(undo(history)),
    /** Does again what was taken back; whether there was something. */
    redo: () => goTo(redo(history)),
    /** The text is done for now, because something else is done with the page. */
    commit() {
      if (!takeChange()) return;
      if (isRefused) setIsJudged(true);
      commit();
    },
    finish,
    /** The form is being sent: the text is complete, and a problem is shown even in an untouched field. */
    check() {
      finish();
      if (isRefused) setIsJudged(true);
    },
  };

  /** Commits the text: reports the value and formats it, or shows the error. */
  function finish(): boolean {
    // A text that a shortcut has committed stays as typed.
    const written = result.error === undefined ? textOf(result.value) : now.text;
    if (written !== now.text) setHistory(rewriteText(history, written));
    if (!takeChange()) return !isRefused || !isJudged;
    setIsJudged(true);
    commit();
    return !isRefused;
  }

  function goTo(next: TextHistory | undefined): boolean {
    if (next) change(next);
    return next !== undefined;
  }
}

/** One line for a field: cells and lines of a spreadsheet beside one another. */
function oneLine(text: string): string {
  return text.trim().replace(/[\t\r\n]+/g, ' ');
}

/** The reading that counts: the alternative in the place of the first one, and the other way round. */
function effective<Value, Fault extends { error: string }>(
  result: ReadResult<Value, Fault>,
  isSwapped: boolean,
): ReadResult<Value, Fault> {
  const { alternative } = result;
  if (!isSwapped || alternative === undefined) return result;
  const first: Reading<Value> | undefined =
    result.error === undefined && result.value !== null
      ? { value: result.value, text: result.text }
      : undefined;
  return { ...alternative, ...(first && { alternative: first }) };
}
