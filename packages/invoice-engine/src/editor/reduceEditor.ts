import { asArticle, described, withArticle } from './articleLine.ts';
import { deleteLine, duplicateLine, insertLines, moveLine } from './arrangeLines.ts';
import { changeTerms, changeVat } from './changeAllLines.ts';
import { changeLine } from './changeLine.ts';
import type { EditorEvent } from './EditorEvent.ts';
import type { EditorState } from './EditorState.ts';
import { reduceHead } from './reduceHead.ts';
import { loadDocument, takeDefaults } from './loadDocument.ts';
import { reloadLines } from './reloadLines.ts';

/**
 * The editor after an event (spec §4; SPEC.md, E rules). The same state when the event changes nothing,
 * or is about a line that is not visible.
 *
 * @throws InputError naming the field and its range when a number is out of range; the state stays
 */
export function reduceEditor<Saved>(
  state: EditorState<Saved>,
  event: EditorEvent<Saved>,
): EditorState<Saved> {
  switch (event.type) {
    case 'lineEdited':
      return changeLine(state, event.line, (content) => ({
        ...asArticle(content, state),
        [event.field]: event.value,
      }));
    case 'descriptionEdited':
      return changeLine(state, event.line, (content) => described(content, event.description));
    case 'articlePicked':
      return changeLine(state, event.line, (content) => withArticle(content, event.article, state));
    case 'lineAdded':
      return insertLines(state, [{}], event.after);
    case 'linesInserted':
      return insertLines(state, event.lines, event.after);
    case 'lineDeleted':
      return deleteLine(state, event.line);
    case 'lineMoved':
      return moveLine(state, event.line, (index) => ('to' in event ? event.to : index + event.by));
    case 'lineDuplicated':
      return duplicateLine(state, event.line);
    case 'documentDiscountEdited':
      return event.discount === state.discount
        ? state
        : changeTerms(state, { discount: event.discount });
    case 'vatChanged':
      return changeVat(state, event.vat);
    case 'defaultsLoaded':
      return takeDefaults(state, event);
    case 'documentLoaded':
      return loadDocument(state, event);
    case 'linesReloaded':
      return reloadLines(state, event);
    case 'countingTypeEdited':
    case 'customerPicked':
    case 'customerCleared':
    case 'dateEdited':
    case 'dueDateEdited':
    case 'deliveryDateEdited':
    case 'textEdited':
    default:
      return reduceHead(state, event);
  }
}
