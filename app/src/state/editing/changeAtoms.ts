import type { StateHistory } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import { changedTexts } from './recordAtoms.ts';
import type { EditorContext, RecordAtoms } from './recordAtoms.ts';
import type {
  Faults,
  RecordKind,
  Saved,
  TextChanges,
  Typing,
  UnparsedTexts,
} from './recordKind.ts';

/** What a user does to a record: changes, typing, undo. All are write-only atoms. */
export function changeAtoms<T extends object, E, F extends Faults, S extends Saved>(
  kind: RecordKind<T, E, F, S>,
  atoms: RecordAtoms<T, E, F, S>,
  { afterPaint = (run) => run() }: Pick<EditorContext<T>, 'afterPaint'>,
) {
  const { historyAtom, typingAtom, paintedTypingAtom, unparsedAtom, faultsAtom } = atoms;
  /** The field in which each key changes the record; one undo reverts all of them. */
  const openFieldAtom = atom<string>();
  /** The unparsed texts that a change removed, and their value, for undo and redo. */
  const leftTexts = new Map<string, { readonly text: string; readonly value: string }>();
  let isPaintPending = false;

  const fieldBeingTyped = ({ events: [event], unparsed }: Typing<E>) =>
    event === undefined ? Object.keys(unparsed)[0] : kind.fieldOf(event);

  /** Puts another history and other unparsed texts in place; faults that no longer hold go. */
  const replaceAtom = atom(
    null,
    (get, set, history: StateHistory<T, E>, unparsed: UnparsedTexts) => {
      set(historyAtom, history);
      set(unparsedAtom, unparsed);
      const faults = get(faultsAtom);
      if (!faults || !kind.stillFailing) return;
      const found = kind.validate(history.present, unparsed, get(atoms.isNewAtom));
      set(faultsAtom, kind.stillFailing(faults, history.present, found));
    },
  );
  /** Clears what is typed; further keys in `openField` change the record at once. */
  const clearTypingAtom = atom(null, (_get, set, openField?: string) => {
    set(openFieldAtom, openField);
    set(typingAtom, undefined);
    set(paintedTypingAtom, undefined);
  });

  /** Commits the text of the focused field to the record, unless it is one of these fields. */
  const finishTypingAtom = atom(null, (get, set, fields: readonly unknown[] = []) => {
    const typing = get(typingAtom);
    const field = typing && fieldBeingTyped(typing);
    if (typing && field !== undefined && !fields.includes(field)) set(applyAtom, typing, false);
  });

  const applyAtom = atom(null, (get, set, { events, unparsed }: Typing<E>, isOpen: boolean) => {
    if (kind.observerAtom) set(kind.observerAtom, events, 'change');
    const fields = [...events.map(kind.fieldOf), ...Object.keys(unparsed)];
    const openField = get(openFieldAtom);
    const continues = openField !== undefined && fields[0] === openField;
    set(finishTypingAtom, fields);
    const wasTyping = get(typingAtom) !== undefined;
    set(clearTypingAtom, isOpen ? fields[0] : undefined);
    const [before, texts] = [get(historyAtom), get(unparsedAtom)];
    const lost = events.flatMap((event) => kind.fieldsLost?.(before.present, event) ?? []);
    for (const field of lost) {
      const [text, value] = [texts[field], kind.fieldText(before.present, field)];
      if (text !== undefined && value !== undefined) leftTexts.set(field, { text, value });
    }
    const gone = Object.fromEntries(lost.map((field) => [field, undefined]));
    const nextTexts = changedTexts(texts, { ...gone, ...unparsed });
    const history = events.reduce(
      (past, event, index) =>
        kind.reduceHistory(past, { ...event, continues: index > 0 || continues }),
      before,
    );
    if (history === before && nextTexts === texts && !wasTyping) return;
    set(atoms.isDiscardedAtom, false);
    set(replaceAtom, history, nextTexts);
  });

  /**
   * Dispatches events that one undo takes back together, with new texts that cannot be read. What is typed in
   * another field becomes a change before them.
   */
  const dispatchAtom = atom(null, (_get, set, events: readonly E[], unparsed: TextChanges = {}) =>
    set(applyAtom, { events, unparsed }, false),
  );

  /**
   * Sets the text of the focused field. It becomes a change of the record when the field is left, when
   * something else happens or when the record is saved; at once where the kind says so. Without events the field
   * is as it was before.
   */
  const typeAtom = atom(null, (get, set, typing: Typing<E>) => {
    const field = fieldBeingTyped(typing);
    const isOpen = field !== undefined && get(openFieldAtom) === field;
    const [event] = typing.events;
    const { present } = get(historyAtom);
    if (event !== undefined && (isOpen || kind.isImmediate?.(present, event) === true)) {
      set(applyAtom, typing, true);
      return;
    }
    if (kind.observerAtom) set(kind.observerAtom, typing.events, 'typing');
    if (field !== undefined) set(finishTypingAtom, [field]);
    if (JSON.stringify(typing) === JSON.stringify(get(typingAtom))) return;
    set(typingAtom, typing);
    if (isPaintPending) return;
    // The key itself is painted first: what follows from it costs as much again.
    isPaintPending = true;
    afterPaint(() => {
      isPaintPending = false;
      set(paintedTypingAtom, get(typingAtom));
    });
  });

  /** The unparsed texts after an undo or redo: they come and go with the change that they belong to. */
  function textsAfter(texts: UnparsedTexts, from: T, to: T): UnparsedTexts {
    const changes: Record<string, string | undefined> = {};
    for (const field of new Set([...Object.keys(texts), ...leftTexts.keys()])) {
      const [before, next] = [kind.fieldText(from, field), kind.fieldText(to, field)];
      if (before === undefined || next === undefined || before === next) continue;
      const known = leftTexts.get(field);
      const { [field]: text } = texts;
      if (text !== undefined) leftTexts.set(field, { text, value: before });
      changes[field] = known?.value === next ? known.text : undefined;
    }
    return changedTexts(texts, changes);
  }

  const travelAtom = atom(null, (get, set, type: 'undone' | 'redone') => {
    if (kind.observerAtom) set(kind.observerAtom, [], 'undo');
    set(finishTypingAtom);
    set(clearTypingAtom);
    const history = get(historyAtom);
    const next = kind.reduceHistory(history, { type });
    if (next === history) return;
    set(atoms.isDiscardedAtom, false);
    set(replaceAtom, next, textsAfter(get(unparsedAtom), history.present, next.present));
  });

  return {
    dispatchAtom,
    typeAtom,
    finishTypingAtom,
    /** Ends the undo step of the field, on blur. */
    endTypingAtom: atom(null, (_get, set) => set(openFieldAtom, undefined)),
    undoAtom: atom(null, (_get, set) => set(travelAtom, 'undone')),
    redoAtom: atom(null, (_get, set) => set(travelAtom, 'redone')),
    clearTypingAtom,
    replaceAtom,
  };
}

export type ChangeAtoms<T extends object, E, F extends Faults, S extends Saved> = ReturnType<
  typeof changeAtoms<T, E, F, S>
>;
