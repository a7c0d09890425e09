import { asArticle, described, withArticle } from './articleLine.ts';
import { deleteLine, duplicateLine, insertLines, moveLine } from './arrangeLines.ts';
import { changeLine } from './changeLine.ts';
import type { Handlers } from './EditorEvent.ts';

/** Reducers of one line, or of the list of lines. */
export const lineHandlers: Handlers<
  | 'lineEdited'
  | 'descriptionEdited'
  | 'articlePicked'
  | 'lineAdded'
  | 'linesInserted'
  | 'lineDeleted'
  | 'lineMoved'
  | 'lineDuplicated'
> = {
  lineEdited: (state, { line, field, value }) =>
    changeLine(state, line, (content) => ({ ...asArticle(content, state), [field]: value })),
  descriptionEdited: (state, { line, description }) =>
    changeLine(state, line, (content) => described(content, description)),
  articlePicked: (state, { line, article }) =>
    changeLine(state, line, (content) => withArticle(content, article, state)),
  lineAdded: (state, { after }) => insertLines(state, [{}], after),
  linesInserted: (state, { lines, after }) => insertLines(state, lines, after),
  lineDeleted: (state, { line }) => deleteLine(state, line),
  lineMoved: (state, event) =>
    moveLine(state, event.line, (place) => ('to' in event ? event.to : place + event.by)),
  lineDuplicated: (state, { line, saved }) => duplicateLine(state, line, saved),
};
