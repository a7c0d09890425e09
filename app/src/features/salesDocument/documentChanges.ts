import { reduceEditorHistory } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import type { DocumentEditorState } from './documentEditorState.ts';
import type { DocumentEvent } from './documentForm.ts';
import { fieldBeingTyped, fieldOf, losesArticle, numbersLost } from './typedField.ts';
import type { Typing } from './typedField.ts';
import { changedTexts, createTextTravel } from './unreadTexts.ts';

/** A text of the head of a document. */
type TextField = Extract<DocumentEvent, { type: 'textEdited' }>['field'];

/** The part of the state that changes while one works at the document. */
type Change = Partial<Pick<DocumentEditorState, 'history' | 'unread' | 'typing'>>;

interface Changes {
  readonly state: () => DocumentEditorState;
  /** The document, or a text that is no value, became another one. */
  readonly change: (change: Change) => void;
  /** Something is being typed. */
  readonly keepTyping: (typing: Typing) => void;
}

/** What a person does to a document in its editor: typing, picking, undo. */
export function createDocumentChanges({ state, change, keepTyping }: Changes) {
  const travelling = createTextTravel();
  /** The field whose text is a change of the document at each key: one undo takes back all of it. */
  let openField: string | undefined;

  function tellTogether(
    events: readonly DocumentEvent[],
    unread: Readonly<Record<string, string | undefined>> = {},
  ) {
    const fields = events.map(fieldOf);
    const continues = openField !== undefined && fields[0] === openField;
    finishTyping(fields);
    openField = undefined;
    const before = state();
    const { present } = before.history;
    const lost = events.flatMap((event) => numbersLost(present, event));
    travelling.leave(before.unread, lost, present);
    const gone = Object.fromEntries(lost.map((field) => [field, undefined]));
    const texts = changedTexts(before.unread, { ...gone, ...unread });
    const history = events.reduce(
      (past, event, index) =>
        reduceEditorHistory(past, { ...event, continues: index > 0 || continues }),
      before.history,
    );
    const isSame = history === before.history && texts === before.unread && !before.typing;
    if (!isSame) change({ history, unread: texts, typing: undefined });
  }

  /** What is being typed in another field than these becomes a change of the document. */
  function finishTyping(fields: readonly unknown[] = []) {
    const { typing } = state();
    const field = fieldBeingTyped(typing);
    if (typing && field !== undefined && !fields.includes(field))
      tellTogether(typing.events, typing.unread);
  }

  /** A text that is a change of the document at each key. */
  function tellTyped(event: DocumentEvent) {
    tellTogether([event]);
    openField = fieldOf(event);
  }

  function type(typing: Typing) {
    const field = fieldBeingTyped(typing);
    // Without events the field is as it was before it was typed in.
    if (field !== undefined) finishTyping([field]);
    keepTyping(typing);
  }

  function travel(event: { readonly type: 'undone' | 'redone' }) {
    finishTyping();
    openField = undefined;
    const { history, unread } = state();
    const next = reduceEditorHistory(history, event);
    if (next === history) return;
    const texts = travelling.after(unread, history.present, next.present);
    change({ history: next, unread: texts, typing: undefined });
  }

  return {
    /** Lets something happen, which takes away the text that stood in the field and was no value. */
    tell: (event: DocumentEvent, field?: string) =>
      tellTogether([event], field === undefined ? {} : { [field]: undefined }),
    /**
     * Lets several things happen that one undo takes back, and keeps texts that are no value. What is being
     * typed in another field is a change before them.
     */
    tellTogether,
    /** Lets a text of the head be typed, key by key. */
    typeText: (field: TextField, value: string) => tellTyped({ type: 'textEdited', field, value }),
    /**
     * Lets the description of a line be typed, key by key. One that is an article's becomes a change of the
     * document at once, because the line loses its article (specification §4); another one when it is left.
     */
    typeDescription: (line: LineId, description: string) => {
      const event = { type: 'descriptionEdited', line, description } as const;
      const { present } = state().history;
      if (openField === fieldOf(event) || losesArticle(present, event)) tellTyped(event);
      else type({ events: [event], unread: {} });
    },
    /**
     * Shows what follows from what is being typed, and keeps it in the draft. It becomes a change of the
     * document when the field is left, when something else happens, or when the document is saved.
     */
    typing: type,
    finishTyping: () => finishTyping(),
    /** The field is left: what is typed in it later is another change. */
    endTyping: () => {
      openField = undefined;
    },
    undo: () => travel({ type: 'undone' }),
    redo: () => travel({ type: 'redone' }),
  };
}
