import type { Article } from '@facturatie/api-contract';
import { formatMoney } from '@facturatie/ui/intl';
import { DescriptionSearch } from '@facturatie/ui/DescriptionSearch';
import type { SearchFunction } from '@facturatie/ui/SearchComboBox';
import type { LineEditorProps } from '@facturatie/ui/LineItemsGrid';
import type { LineId } from '@facturatie/invoice-engine';
import { useRef, useState } from 'react';
import type { DocumentEditor } from './documentEditor.ts';
import type { DocumentRow } from './documentRows.ts';
import { unitPricesInCent } from './lineTexts.ts';

export interface ArticleEditorOptions {
  readonly editor: DocumentEditor;
  readonly findArticles: SearchFunction<Article>;
  /** Goes on to the quantity of a line, once its article is picked. */
  readonly goToQuantity: (line: LineId) => void;
}

/** Width of the list of articles, in pixels. */
const listWidth = 400;

/**
 * The editor of a description, which searches for articles (specification §4): picking one fills the line,
 * and typing on makes a text line of it again.
 */
export function articleEditor({ editor, findArticles, goToQuantity }: ArticleEditorOptions) {
  return function ArticleEditor({
    line,
    label,
    text,
    errorMessage,
    onCommit,
  }: LineEditorProps<DocumentRow>) {
    const [typed, setTyped] = useState(text);
    const [known, setKnown] = useState(text);
    // The focus may be gone before what was typed is drawn. It is typed on top of one text only.
    const latest = useRef({ on: text, typed: text });
    if (known !== text) {
      // Something else changed the line, as undo does.
      setKnown(text);
      setTyped(text);
    }
    return (
      <DescriptionSearch
        label={label}
        labelPosition="hidden"
        errorMessage={errorMessage}
        search={findArticles}
        itemLabel={(article) => article.description}
        itemDescription={articleLine}
        panelWidth={listWidth}
        value={typed}
        onChange={(next) => {
          latest.current = { on: text, typed: next };
          setTyped(next);
          editor.typeDescription(line.id, next);
        }}
        onPick={(article) => {
          editor.tell({ type: 'articlePicked', line: line.id, article });
          goToQuantity(line.id);
        }}
        onBlur={() => {
          const { on, typed: left } = latest.current;
          if (on === text && left !== text) onCommit?.(left);
          editor.endTyping();
        }}
      />
    );
  };
}

function articleLine({ number, unitPrice }: Article): string {
  return `${number} · ${formatMoney(unitPrice / unitPricesInCent, { hasEuroSign: true })}`;
}
