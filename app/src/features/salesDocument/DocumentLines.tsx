import { listArticles } from '@facturatie/api-contract';
import type { Article, DocumentSettings } from '@facturatie/api-contract';
import type { AmountReference, LineId } from '@facturatie/invoice-engine';
import { LineItemsGrid } from '@facturatie/ui/LineItemsGrid';
import type { SearchFunction } from '@facturatie/ui/SearchComboBox';
import { Switch } from '@facturatie/ui/Switch';
import { useRouteContext } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { reportFailedLoad } from '../failure/reportFailure.ts';
import { copiedCell } from './copiedCell.ts';
import type { DocumentEditor } from './documentEditor.ts';
import { documentLineColumns } from './documentLineColumns.tsx';
import { duplicatedLine } from './duplicatedLine.ts';
import { createDocumentRows } from './documentRows.ts';
import type { DocumentRow } from './documentRows.ts';
import type { GridPlace } from './gridPlace.ts';
import { pastedLines } from './pastedLines.ts';
import { useEditorValue } from './useEditorValue.ts';
import { useMargins } from './useMargins.ts';

export interface DocumentLinesProps {
  readonly editor: DocumentEditor;
  readonly settings: DocumentSettings;
  readonly place: GridPlace;
  /** Asks why an amount is what it is. */
  readonly onAsk: (amount: AmountReference) => void;
}

const rowKey = ({ id }: DocumentRow): LineId => id;

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
export function DocumentLines({ editor, settings, place, onAsk }: DocumentLinesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [hasMargins] = useMargins();
  const [rowsOf] = useState(createDocumentRows);
  const rows = useEditorValue(editor, rowsOf);
  const columns = useMemo(() => {
    const findArticles: SearchFunction<Article> = async (typed, signal) => {
      const query = { page: 1, perPage: 20, search: typed } as const;
      const answer = api(listArticles, { query }, { signal });
      const { articles } = await reportFailedLoad(answer, signal);
      return { items: articles.data, total: articles.total };
    };
    const goToQuantity = (line: LineId) => void place.focusCell(line, 'quantity');
    return documentLineColumns({
      editor,
      settings,
      findArticles,
      goToQuantity,
      hasMargins,
      onAsk,
    });
  }, [api, editor, settings, place, hasMargins, onAsk]);

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
      footer={<MarginsSwitch />}
      onUndo={editor.undo}
      onRedo={editor.redo}
    />
  );
}
