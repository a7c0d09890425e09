import type { LineId } from '@facturatie/invoice-engine';
import type { Handover } from '../../state/handover.ts';
import type { Soon } from '../../state/soon.ts';
import type { FieldInUse, TextInUse } from '../record/fieldInUse.ts';
import type { ArticleLookups } from './articleLookups.ts';
import type { DocumentEditor } from './documentEditor.ts';
import type { OpenedDocument } from './openedDocument.ts';

/** An editor at work, which goes on with all that was typed when its document gets a screen of its own. */
export interface DocumentDesk {
  readonly editor: DocumentEditor;
  readonly lookups: ArticleLookups;
  readonly soon: Soon;
  /** Where somebody was typing when the screen before was left. */
  readonly focus: Handover<FieldInUse | CellInUse>;
}

/** The cell of a line with the focus, and the text in it; none where one chooses. */
export interface CellInUse {
  readonly line: LineId;
  readonly column: string;
  readonly text: TextInUse | undefined;
}

/** A quote or an invoice, and the editor that was making it. */
export interface DocumentAtDesk extends OpenedDocument {
  readonly desk?: DocumentDesk;
}
