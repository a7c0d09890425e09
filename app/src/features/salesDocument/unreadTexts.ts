import type { DocumentState } from './documentForm.ts';

/** Texts that stand in fields and are no value, by field: `dueDate`, or `7.quantity` of the line with id 7. */
export type UnreadTexts = Readonly<Record<string, string>>;

/** The texts with these changes, the same object when there are none; undefined takes one away. */
export function changedTexts(
  texts: UnreadTexts,
  changes: Readonly<Record<string, string | undefined>>,
): UnreadTexts {
  const isChange = Object.keys(changes).some((field) => changes[field] !== texts[field]);
  if (!isChange) return texts;
  const all = Object.entries({ ...texts, ...changes });
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Whether a text stands in a field that is there: that of a deleted line waits for an undo. */
export function hasTexts(texts: UnreadTexts, state: DocumentState): boolean {
  return Object.keys(texts).some((field) => {
    const [id = '', name] = field.split('.', 2);
    return name === undefined || state.lines.some((line) => line.id === Number(id));
  });
}

/** What undo and redo make of texts that are no value: they come and go with the change that they are of. */
export function createTextTravel() {
  const left = new Map<string, { readonly text: string; readonly value: string }>();

  /** Remembers the texts of fields that go with a change. */
  function leave(texts: UnreadTexts, fields: readonly string[], state: DocumentState) {
    for (const field of fields) {
      const [text, value] = [texts[field], valueAt(state, field)];
      if (text !== undefined && value !== undefined) left.set(field, { text, value });
    }
  }

  function after(texts: UnreadTexts, from: DocumentState, to: DocumentState): UnreadTexts {
    const changes: Record<string, string | undefined> = {};
    for (const field of new Set([...Object.keys(texts), ...left.keys()])) {
      const [before, next] = [valueAt(from, field), valueAt(to, field)];
      if (before === undefined || next === undefined || before === next) continue;
      const known = left.get(field);
      const { [field]: text } = texts;
      if (text !== undefined) left.set(field, { text, value: before });
      changes[field] = known?.value === next ? known.text : undefined;
    }
    return Object.keys(changes).length === 0 ? texts : changedTexts(texts, changes);
  }

  return { leave, after };
}

/** What stands in a field, to compare; undefined when its line is not there. */
function valueAt(state: DocumentState, field: string): string | undefined {
  const [id = '', name] = field.split('.', 2);
  if (name === undefined) return JSON.stringify([state[field as 'discount']]);
  const content = state.lines.find((line) => line.id === Number(id))?.content;
  return content && JSON.stringify([content[name as 'description']]);
}
