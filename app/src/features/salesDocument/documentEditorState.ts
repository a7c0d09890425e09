import type { ApiError, Conflict, LineRecord, SalesDocument } from '@facturatie/api-contract';
import { isChanged } from '@facturatie/invoice-engine';
import type { EditorHistory } from '@facturatie/invoice-engine';
import type { EarlierDraft, OpenDraft } from '../../state/drafts.ts';
import type { Attempts } from '../record/createOnce.ts';
import type { DocumentFaults } from './documentFaults.ts';
import type { DocumentState } from './documentForm.ts';
import type { Typing } from './typedField.ts';
import { hasTexts } from './unreadTexts.ts';
import type { UnreadTexts } from './unreadTexts.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** A document as saving it left it. */
export interface SavedDocument {
  readonly document: SalesDocument;
  readonly version?: string | undefined;
  /** What the server asks to look at again, to show as it is; absent or empty is nothing. */
  readonly warning?: string;
}

/** The editor of one document, at one moment. */
export interface DocumentEditorState {
  readonly history: EditorHistory<LineRecord>;
  /** What is being typed in the field with the focus, and is not in the history yet. */
  readonly typing: Typing | undefined;
  /** The document as the screen shows it: with what follows from what is being typed, as far as it can be read. */
  readonly shown: DocumentState;
  /** The document without anything that is typed and not saved. */
  readonly saved: DocumentState;
  readonly version: string | undefined;
  readonly unread: UnreadTexts;
  /** What kept the last save from being sent, or the server from doing it; a new object at each. */
  readonly failure: DocumentFaults | undefined;
  /** What of that is still wrong. */
  readonly faults: DocumentFaults | undefined;
  readonly isSaving: boolean;
  /** Typed before or in another tab, never saved, and not yet taken back or thrown away. */
  readonly draft: EarlierDraft<WrittenDocument> | undefined;
  /** Whether the browser could not keep what was typed last. */
  readonly isDraftLost: boolean;
  /** Somebody else saved first. */
  readonly conflict: Conflict<SalesDocument> | undefined;
}

/** What the editor of a document works with. */
export interface DocumentEditorOptions {
  readonly state: DocumentState;
  readonly version: string | undefined;
  readonly drafts: OpenDraft<WrittenDocument>;
  readonly now: () => Date;
  /** Runs what is given soon, the last of it, and at the latest when the page goes. */
  readonly later: (run: () => void) => void;
  /** Runs what is given once the page is painted; at once when absent. */
  readonly afterPaint?: ((run: () => void) => void) | undefined;
  /** Saves; rejects with what keeps the server from it. `attempts` is for `createOnce`. */
  readonly send: (
    document: DocumentState,
    version: string | undefined,
    attempts: Attempts<WrittenDocument>,
  ) => Promise<SavedDocument>;
  /** What a document that was new is called among drafts, once it is there. */
  readonly recordOf: (saved: SavedDocument) => string;
  /** The document that somebody else saved first, as a failed `send` tells it. */
  readonly conflictIn: (error: ApiError) => Conflict<SalesDocument> | undefined;
  /** A document of the server as the editor holds it. */
  readonly read: (document: SalesDocument) => DocumentState;
}

/** How a save ended; nothing was sent when it is `invalid` or `busy`: one that is under way sends it. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      readonly saved: SavedDocument;
      readonly isChangedSince: boolean;
      /** How the save ended that was asked for while this one was under way, when it did not succeed. */
      readonly next?: SaveOutcome;
    }
  | { readonly status: 'invalid'; readonly faults: DocumentFaults }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'conflict' | 'busy' };

/** Whether anything was typed that is not saved. */
export function isDirty({ history, saved, unread }: DocumentEditorState): boolean {
  return isChanged(history.present, saved) || hasTexts(unread, history.present);
}
