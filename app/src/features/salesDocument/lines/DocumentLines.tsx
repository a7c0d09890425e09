import { listArticles } from '@facturatie/api-contract';
import type { Article, DocumentSettings } from '@facturatie/api-contract';
import type { AmountReference, LineId } from '@facturatie/invoice-engine';
import { LineItemsGrid } from '@facturatie/ui/LineItemsGrid';
import { Switch } from '@facturatie/ui/Switch';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { useRouteContext } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { memo, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import { failedCode } from '../../../state/document/articleLookups.ts';
import type { FailedLookups } from '../../../state/document/articleLookups.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import type { DocumentEvent } from '../../../state/document/documentForm.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';
import type { Typing } from '../../../state/editing/recordKind.ts';
import { marginsShownAtom } from '../../../state/margins.ts';
import { reportFailedLoad } from '../../failure/reportFailure.ts';
import { documentLineColumns } from './documentLineColumns.ts';
import { duplicatedLine, pastedLines, rowChanges } from './lineChanges.ts';
import { LostArticleNotice } from './LostArticleNotice.tsx';
import type { GridHandle } from './gridHandle.ts';

const text = documentEditorText.lookup;

export interface DocumentLinesProps {
  readonly editor: DocumentEditor;
  readonly settings: DocumentSettings;
  readonly grid: GridHandle;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
}

const rowKey = ({ id }: DocumentRow): LineId => id;

/** The rows, with a message at each code that could not be looked up. */
function withFailedLookups(
  rows: readonly DocumentRow[],
  failed: FailedLookups,
): readonly DocumentRow[] {
  if (Object.keys(failed).length === 0) return rows;
  return rows.map((row) => {
    const code = failedCode(failed, row.line);
    if (code === undefined) return row;
    const description = { said: [text.notLookedUp(code)], of: code };
    return { ...row, faults: { description, ...row.faults } };
  });
}

/** Whether the columns of margins are behind the others. A changed line does not re-render it. */
const MarginsSwitch = memo(function MarginsSwitch() {
  const [hasMargins, showMargins] = useAtom(marginsShownAtom);
  return (
    <Switch
      label={documentEditorText.margins.show}
      isSelected={hasMargins}
      onChange={showMargins}
    />
  );
});

/** The lines of a document, always in edit (specification §2, items table). */
export function DocumentLines({ editor, settings, grid, onAsk }: DocumentLinesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const store = useStore();
  const dispatch = useSetAtom(editor.dispatchAtom);
  const apply = ({ events, unparsed }: Typing<DocumentEvent>) => dispatch(events, unparsed);
  const type = useSetAtom(editor.typeAtom);
  const endTyping = useSetAtom(editor.endTypingAtom);
  const undo = useSetAtom(editor.undoAtom);
  const redo = useSetAtom(editor.redoAtom);
  const [filled, setFilled] = useState('');
  const failed = useAtomValue(editor.failedLookupsAtom);
  const hasMargins = useAtomValue(marginsShownAtom);
  const documentRows = useAtomValue(editor.rowsAtom);
  const rows = useMemo(() => withFailedLookups(documentRows, failed), [documentRows, failed]);
  const notLookedUp = documentRows
    .flatMap(({ line }) => failedCode(failed, line) ?? [])
    .map(text.notLookedUp);
  const columns = useMemo(() => {
    const goToQuantity = (line: LineId) => void grid.focusCell(line, 'quantity');
    const lookUp = async (line: LineId, code: string) => {
      setFilled('');
      const answer = await store.set(editor.lookUpAtom, line, code);
      if (!answer) return;
      // The focused cell types over the quantity that the article brought along.
      flushSync(() => setFilled(text.filled(answer.article.description)));
      const at = grid.focusedCell();
      const isAtQuantity = at?.lineKey === line && at.column === 'quantity';
      if (!answer.isQuantityEdited && isAtQuantity) goToQuantity(line);
    };
    return documentLineColumns({
      settings,
      hasMargins,
      onAsk(id, field) {
        const { lines } = store.get(editor.presentAtom);
        onAsk({ line: lines.findIndex((line) => line.id === id), field });
      },
      articles: {
        async search(typed, signal) {
          const query = { page: 1, perPage: 20, search: typed } as const;
          const answer = api(listArticles, { query }, { signal });
          const { articles } = await reportFailedLoad(answer, signal);
          return { items: articles.data, total: articles.total };
        },
        onPick({ id: line }, article: Article) {
          dispatch([{ type: 'articlePicked', line, article }]);
          goToQuantity(line);
        },
        onEnterCode: ({ id }) => goToQuantity(id),
        onLeaveCode: ({ id }, code) => void lookUp(id, code),
        onLeave({ id, line }) {
          endTyping();
          // Going through the field again tries again what failed.
          const code = failedCode(store.get(editor.failedLookupsAtom), line);
          if (code !== undefined) void lookUp(id, code);
        },
      },
    });
  }, [api, store, editor, dispatch, endTyping, settings, grid, hasMargins, onAsk]);

  return (
    <>
      <LineItemsGrid
        ref={(handle) => grid.set(handle)}
        caption={documentEditorText.lines.caption}
        lines={rows}
        lineKey={rowKey}
        columns={columns}
        onEdit={(row, edit) => {
          const changes = rowChanges(row, edit, settings);
          if (changes.events.length > 0) apply(changes);
        }}
        onTyping={(row, edit) => type(rowChanges(row, edit, settings))}
        onAdd={(above) => dispatch([{ type: 'lineAdded', ...(above && { after: above.id }) }])}
        onDelete={({ id }) => dispatch([{ type: 'lineDeleted', line: id }])}
        onDuplicate={({ id }) =>
          apply(duplicatedLine(store.get(editor.presentAtom), store.get(editor.unparsedAtom), id))
        }
        onMove={({ id }, to) => dispatch([{ type: 'lineMoved', line: id, to }])}
        onPaste={(pasted, below) =>
          apply(pastedLines(store.get(editor.presentAtom), pasted, below, settings))
        }
        footer={
          <>
            <MarginsSwitch />
            <VisuallyHidden isStatus>{filled || notLookedUp.join(' ')}</VisuallyHidden>
          </>
        }
        onUndo={undo}
        onRedo={redo}
      />
      <LostArticleNotice editor={editor} grid={grid} />
    </>
  );
}
