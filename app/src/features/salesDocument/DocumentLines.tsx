import { listArticles } from '@facturatie/api-contract';
import type { Article, DocumentSettings } from '@facturatie/api-contract';
import type { AmountReference, LineId } from '@facturatie/invoice-engine';
import { LineItemsGrid } from '@facturatie/ui/LineItemsGrid';
import type { SearchFunction } from '@facturatie/ui/SearchComboBox';
import { Switch } from '@facturatie/ui/Switch';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { useRouteContext } from '@tanstack/react-router';
import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { reportFailedLoad } from '../failure/reportFailure.ts';
import { failedCode } from './articleLookups.ts';
import type { ArticleLookups, FailedLookups } from './articleLookups.ts';
import { copiedCell } from './copiedCell.ts';
import { documentLineColumns } from './documentLineColumns.tsx';
import { duplicatedLine } from './duplicatedLine.ts';
import { createDocumentRows } from './documentRows.ts';
import type { DocumentRow } from './documentRows.ts';
import type { GridPlace } from './gridPlace.ts';
import { pastedLines } from './pastedLines.ts';
import { useEditorValue } from './useEditorValue.ts';
import { useMargins } from './useMargins.ts';

export interface DocumentLinesProps {
  readonly lookups: ArticleLookups;
  readonly settings: DocumentSettings;
  readonly place: GridPlace;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
}

const rowKey = ({ id }: DocumentRow): LineId => id;

/** The rows, of which those whose code could not be looked up say so. */
function withFailedLookups(
  rows: readonly DocumentRow[],
  failed: FailedLookups,
): readonly DocumentRow[] {
  if (Object.keys(failed).length === 0) return rows;
  return rows.map((row) => {
    const code = failedCode(failed, row.line);
    if (code === undefined) return row;
    const description = documentEditorText.lookup.notLookedUp(code);
    return { ...row, faults: { description, ...row.faults } };
  });
}

/** Whether the columns of margins stand behind the others. A changed line does not draw it again. */
const MarginsSwitch = memo(function MarginsSwitch() {
  const [hasMargins, chooseMargins] = useMargins();
  return (
    <Switch
      label={documentEditorText.margins.show}
      isSelected={hasMargins}
      onChange={chooseMargins}
    />
  );
});

/** The lines of a document, always in edit (specification §2, items table). */
export function DocumentLines({ lookups, settings, place, onAsk }: DocumentLinesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { editor } = lookups;
  const [filled, setFilled] = useState('');
  const failed = useSyncExternalStore(lookups.subscribe, lookups.failed);
  const [hasMargins] = useMargins();
  const [rowsOf] = useState(createDocumentRows);
  const documentRows = useEditorValue(editor, rowsOf);
  const rows = useMemo(() => withFailedLookups(documentRows, failed), [documentRows, failed]);
  const news = documentRows
    .flatMap(({ line }) => failedCode(failed, line) ?? [])
    .map(documentEditorText.lookup.notLookedUp);
  const columns = useMemo(() => {
    const findArticles: SearchFunction<Article> = async (typed, signal) => {
      const query = { page: 1, perPage: 20, search: typed } as const;
      const answer = api(listArticles, { query }, { signal });
      const { articles } = await reportFailedLoad(answer, signal);
      return { items: articles.data, total: articles.total };
    };
    const goToQuantity = (line: LineId) => void place.focusCell(line, 'quantity');
    const lookUp = async (line: LineId, code: string) => {
      setFilled('');
      const answer = await lookups.ask(line, code);
      if (!answer) return;
      setFilled(documentEditorText.lookup.filled(answer.article.description));
      const at = place.focusedCell();
      const isAtQuantity = at?.lineKey === line && at.column === 'quantity';
      if (answer.isQuantityEdited || !isAtQuantity) return;
      // Whoever waits there types over the quantity that the article brought along.
      flushSync(() => {});
      goToQuantity(line);
    };
    return documentLineColumns({
      editor,
      lookups,
      settings,
      findArticles,
      goToQuantity,
      lookUp: (line, code) => void lookUp(line, code),
      hasMargins,
      onAsk,
    });
  }, [api, editor, lookups, settings, place, hasMargins, onAsk]);

  return (
    <LineItemsGrid
      ref={(handle) => place.set(handle)}
      caption={documentEditorText.lines.caption}
      lines={rows}
      lineKey={rowKey}
      columns={columns}
      onAdd={(above) => editor.tell({ type: 'lineAdded', ...(above && { after: above.id }) })}
      onDelete={({ id }) => editor.tell({ type: 'lineDeleted', line: id })}
      onDuplicate={({ id }) => {
        const { events, unread } = duplicatedLine(editor.state(), id);
        editor.tellTogether(events, unread);
      }}
      onMove={({ id }, to) => editor.tell({ type: 'lineMoved', line: id, to })}
      onCopyAbove={(row, column, above) => {
        const { events, unread } = copiedCell(row.id, column, above);
        editor.tellTogether(events, unread);
      }}
      onPaste={(pasted, below) => {
        const { events, unread } = pastedLines(
          editor.state().history.present,
          pasted,
          below,
          settings,
        );
        editor.tellTogether(events, unread);
      }}
      footer={
        <>
          <MarginsSwitch />
          <VisuallyHidden isStatus>{filled || news.join(' ')}</VisuallyHidden>
        </>
      }
      onUndo={editor.undo}
      onRedo={editor.redo}
    />
  );
}
