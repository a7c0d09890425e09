import type { Entry } from '../../intl/reading.ts';

/** The state of a field that parses its text. */
export interface FieldText {
  /** What is shown. */
  text: string;
  /** What was typed or pasted, before it was written in the field's own way. */
  source: string;
  /** How the source came into the field. */
  entry: Entry;
  /** Whether the other reading of the source counts. */
  isSwapped: boolean;
}

/** The text of a field with its undo and redo history. */
export interface TextHistory {
  now: FieldText;
  past: readonly FieldText[];
  future: readonly FieldText[];
  /** Whether the next typed character belongs to the same run of typing. */
  isTyping: boolean;
}

/** A field with this text, and nothing to take back. */
export function newHistory(text: string): TextHistory {
  return { now: plainly(text), past: [], future: [], isTyping: false };
}

/** A run of typing is taken back as one. */
export function typeText(history: TextHistory, text: string): TextHistory {
  const next = plainly(text);
  return history.isTyping ? { ...history, now: next, future: [] } : step(history, next, true);
}

/** Anything else that changes the field is taken back by itself. */
export function replaceText(history: TextHistory, next: FieldText): TextHistory {
  return step(history, next, false);
}

/** The same text, written in the field's own way: nothing to take back. */
export function rewriteText(history: TextHistory, text: string): TextHistory {
  return { ...history, now: { ...history.now, text }, isTyping: false };
}

/** Takes the last change back; undefined when there is none. */
export function undo({ now, past, future }: TextHistory): TextHistory | undefined {
  const last = past.at(-1);
  return last && { now: last, past: past.slice(0, -1), future: [now, ...future], isTyping: false };
}

/** Does again what was taken back; undefined when nothing was. */
export function redo({ now, past, future }: TextHistory): TextHistory | undefined {
  const [next, ...rest] = future;
  return next && { now: next, past: [...past, now], future: rest, isTyping: false };
}

function plainly(text: string): FieldText {
  return { text, source: text, entry: 'typed', isSwapped: false };
}

function step({ now, past }: TextHistory, next: FieldText, isTyping: boolean): TextHistory {
  return { now: next, past: [...past, now], future: [], isTyping };
}
