import { calculatedDocument } from '../editor/editorDocument.ts';
import type { EditorState } from '../editor/EditorState.ts';
import { lineInput } from '../editor/lineContent.ts';
import type { DocumentFields } from './validateDocument.ts';

/**
 * The document of the editor as `validateDocument` looks at it, with everything calculated: its visible
 * lines in their order, then the deleted ones (SPEC.md V35).
 */
export function editorFields(state: EditorState): DocumentFields {
  const { lines, totals } = calculatedDocument(state);
  return {
    ...state,
    totals,
    lines: [...state.lines, ...state.deleted].map(({ content, mode }, index) => ({
      ...lineInput(content, mode),
      nature: content.type === 'article' ? content.nature : undefined,
      ...lines[index],
    })),
  };
}
